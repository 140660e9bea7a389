import type { Delivery, MessageKind } from '../../../netlify/functions/_shared/outbox/delivery.ts';
import { recordKey } from '../../../netlify/functions/_shared/submissions.ts';
import type { Simulation, SimulationEvent } from './simulation.ts';

type Sent = Extract<SimulationEvent, { type: 'sent' }>;
type Saved = Extract<SimulationEvent, { type: 'saved' }>;

const keyOf = (reference: string) => recordKey({ form: 'contact', reference });

/**
 * The rule that a finished simulation violates; undefined when all is well. `sameKey`: the processes
 * that post with one idempotency key.
 */
export function findViolation(
  { events, blobs }: Simulation,
  sameKey: readonly string[],
): string | undefined {
  const answered = events.filter((event) => event.type === 'answered');
  const sameKeyAnswers = answered.filter(({ process }) => sameKey.includes(process));
  if (new Set(sameKeyAnswers.map(({ reference }) => reference)).size > 1)
    return 'two references for one key';
  for (const { reference } of answered) {
    if (!blobs.get('submissions', keyOf(reference))) return `${reference} is lost`;
  }
  const sent = events.filter((event) => event.type === 'sent');
  const kinds = (key: string) =>
    new Set(sent.filter(({ reference }) => keyOf(reference) === key).map(({ kind }) => kind));
  const records = blobs.keys('submissions');
  for (const key of records) {
    const delivery: Partial<Delivery> = JSON.parse(blobs.get('deliveries', key)?.text ?? '{}');
    if (delivery.closed?.state !== 'delivered') return `${key} is not delivered`;
    const missing = (['telegram', 'staff'] as const).find((kind) => !kinds(key).has(kind));
    if (missing) return `${key} was not sent: ${missing}`;
  }
  // All posts are of one visitor on one day.
  const confirmed = records.filter((key) => kinds(key).has('visitor'));
  if (confirmed.length !== Math.min(records.length, 1)) return `${confirmed.length} confirmations`;
  if (blobs.keys('deliveries', 'open/').length > 0) return 'what is closed is still open';
  return findUnsaved(events) ?? findRepeat(events);
}

/** A sender saves each confirmed message as sent before it sends the next. */
function findUnsaved(events: readonly SimulationEvent[]): string | undefined {
  for (const [index, event] of events.entries()) {
    if (event.type !== 'sent') continue;
    const before = events.slice(0, index);
    const mine = before.filter(
      (one) =>
        one.type === 'sent' &&
        one.confirmed &&
        one.process === event.process &&
        one.reference === event.reference,
    ) as Sent[];
    const missing = mine.find(({ kind }) => !savesOf(before, event.reference, kind).length);
    if (missing) return `${event.process} sends ${event.kind} before it has saved ${missing.kind}`;
  }
  return undefined;
}

/**
 * A message is repeated only under a claim made while it was not saved as sent and after the previous
 * claim had expired: the previous sender was killed, frozen or got no response.
 */
function findRepeat(events: readonly SimulationEvent[]): string | undefined {
  for (const [index, event] of events.entries()) {
    if (event.type !== 'sent') continue;
    const { kind, reference, process } = event;
    const first = events.findIndex(
      (one) => one.type === 'sent' && one.kind === kind && one.reference === reference,
    );
    const claims = [first, index].map((at) => findClaim(events, at));
    const [earlier, later] = claims.sort(
      (a, b) => events.indexOf(a as SimulationEvent) - events.indexOf(b as SimulationEvent),
    );
    if (!earlier || !later) return `${process} sends ${kind} without a claim`;
    if (first === index) continue;
    if (earlier === later) return `${process} sends ${kind} twice under one claim`;
    if (savesOf(events.slice(0, events.indexOf(later)), reference, kind).length > 0) {
      return `${later.process} sends ${kind} again, which was saved as sent`;
    }
    if (later.time < Date.parse(earlier.delivery.nextAt)) {
      return `${later.process} claims what ${earlier.process} has claimed, and both send ${kind}`;
    }
  }
  return undefined;
}

const savesOf = (events: readonly SimulationEvent[], reference: string, kind: MessageKind) =>
  events.filter(
    (one) =>
      one.type === 'saved' &&
      one.recordKey === keyOf(reference) &&
      one.delivery.sent.includes(kind),
  );

/** The claim under which a message was sent: the last that its sender has won. */
function findClaim(events: readonly SimulationEvent[], index: number): Saved | undefined {
  const { process, reference } = events[index] as Sent;
  const saves = events
    .slice(0, index)
    .filter((one) => one.type === 'saved' && one.recordKey === keyOf(reference)) as Saved[];
  const isClaim = (one: Saved, previous: Saved | undefined) =>
    one.delivery.attempts !== previous?.delivery.attempts || one.process !== previous.process;
  return saves
    .filter((one, at) => isClaim(one, saves[at - 1]))
    .findLast((one) => one.process === process);
}
