import type { Delivery, MessageKind } from '../../../netlify/functions/_shared/outbox/delivery.ts';
import { recordKey } from '../../../netlify/functions/_shared/submissions.ts';
import type { Event, World } from './world.ts';

type Sent = Extract<Event, { type: 'sent' }>;
type Noted = Extract<Event, { type: 'noted' }>;

const keyOf = (reference: string) => recordKey({ form: 'contact', reference });

/** What of a world's history must not be, once nothing is left to send; undefined when all is well. */
export function brokenRule(
  { events, blobs }: World,
  oneKey: readonly string[],
): string | undefined {
  const answered = events.filter((event) => event.type === 'answered');
  const ofOneKey = answered.filter(({ process }) => oneKey.includes(process));
  if (new Set(ofOneKey.map(({ reference }) => reference)).size > 1)
    return 'two references of one key';
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
  return unnoted(events) ?? repeated(events);
}

/** Whoever sends notes each confirmed message before the next. */
function unnoted(events: readonly Event[]): string | undefined {
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
    const missing = mine.find(({ kind }) => !notes(before, event.reference, kind).length);
    if (missing) return `${event.process} sends ${event.kind} before it has noted ${missing.kind}`;
  }
  return undefined;
}

/**
 * A message is repeated only under a claim that was made when its sending was not noted and the claim
 * before it had run out: that one's process was killed, frozen or not answered.
 */
function repeated(events: readonly Event[]): string | undefined {
  for (const [index, event] of events.entries()) {
    if (event.type !== 'sent') continue;
    const { kind, reference, process } = event;
    const first = events.findIndex(
      (one) => one.type === 'sent' && one.kind === kind && one.reference === reference,
    );
    const claims = [first, index].map((at) => claimOf(events, at));
    const [earlier, later] = claims.sort(
      (a, b) => events.indexOf(a as Event) - events.indexOf(b as Event),
    );
    if (!earlier || !later) return `${process} sends ${kind} without a claim`;
    if (first === index) continue;
    if (earlier === later) return `${process} sends ${kind} twice under one claim`;
    if (notes(events.slice(0, events.indexOf(later)), reference, kind).length > 0) {
      return `${later.process} sends ${kind} again, which was noted`;
    }
    if (later.time < Date.parse(earlier.delivery.nextAt)) {
      return `${later.process} claims what ${earlier.process} has claimed, and both send ${kind}`;
    }
  }
  return undefined;
}

const notes = (events: readonly Event[], reference: string, kind: MessageKind) =>
  events.filter(
    (one) =>
      one.type === 'noted' &&
      one.recordKey === keyOf(reference) &&
      one.delivery.sent.includes(kind),
  );

/** The claim under which the message of an event was sent: the last that its sender has won. */
function claimOf(events: readonly Event[], index: number): Noted | undefined {
  const { process, reference } = events[index] as Sent;
  const noted = events
    .slice(0, index)
    .filter((one) => one.type === 'noted' && one.recordKey === keyOf(reference)) as Noted[];
  const isClaim = (one: Noted, previous: Noted | undefined) =>
    one.delivery.attempts !== previous?.delivery.attempts || one.process !== previous.process;
  return noted
    .filter((one, at) => isClaim(one, noted[at - 1]))
    .findLast((one) => one.process === process);
}
