import { claimConfirmation } from '../../../netlify/functions/_shared/outbox/confirmation-mail.ts';
import type { Delivery, MessageKind } from '../../../netlify/functions/_shared/outbox/delivery.ts';
import {
  type Channel,
  type SenderSubmission,
  SendFailure,
} from '../../../netlify/functions/_shared/outbox/delivery.ts';
import type { OutboxServices } from '../../../netlify/functions/_shared/outbox/services.ts';
import type { OpenStore } from '../../../netlify/functions/_shared/store.ts';
import { type MemoryBlobs, memoryBlobs } from './memory-blobs.ts';
import { type Call, isFailure, isUnconfirmed, modelStore } from './model-store.ts';
import { mishapAt, type Plan } from './plan.ts';
import { createTurns } from './turns.ts';

/** What took effect outside of the processes, in order. */
export type Event = { process: string; time: number; line: string } & (
  | { type: 'sent'; reference: string; kind: MessageKind; confirmed: boolean }
  | { type: 'noted'; recordKey: string; delivery: Delivery }
  | { type: 'answered'; reference: string }
  | { type: 'other' }
);
type Happening<One = Event> = One extends Event ? Omit<One, 'time' | 'process'> : never;

/** What the code under test is given, and what it did to the world. */
export interface World {
  events: Event[];
  blobs: MemoryBlobs;
  now: () => Date;
  /** Sets the clock on by so many minutes. */
  wait: (minutes: number) => void;
  /** What a process uses; without `calm` its calls take turns and go wrong as planned. */
  servicesOf: (process: string, calm?: boolean) => OutboxServices;
  answer: (process: string, reference: string) => void;
  /** Lets the processes go on until all are done or dead. */
  goOn: () => Promise<void>;
}

const noon = Date.parse('2026-11-21T12:00:00.000Z');
const kinds: readonly MessageKind[] = ['telegram', 'staff', 'visitor'];
const hmacKey = async () => 'a key of the model';

/** A world in which a plan comes true. */
export function createWorld(plan: Plan, honest: boolean): World {
  const blobs = memoryBlobs({ honest });
  const turns = createTurns(plan.choices);
  const events: Event[] = [];
  let time = noon;

  const record = (process: string, event: Happening) =>
    events.push({ ...event, process, time } as Event);
  const wait = (minutes: number) => {
    time += minutes * 60_000;
    record('clock', { type: 'other', line: new Date(time).toISOString().slice(11, 16) });
  };
  const clock = async () => {
    for (const minutes of plan.jumps) {
      await turns.wait('clock');
      wait(minutes);
    }
  };

  function servicesOf(process: string, calm = false): OutboxServices {
    const tell = (line: string) => record(process, { type: 'other', line });
    let calls = 0;
    let isDead = false;
    const die = (): never => {
      isDead = true;
      tell('is killed');
      throw new Error('dead');
    };
    const call: Call = async (line, act) => {
      if (isDead) throw new Error('dead');
      const number = calls++;
      const mishap = calm ? undefined : mishapAt(plan, process, number);
      if (!calm) await turns.wait(process);
      if (mishap === 'killed before') die();
      if (isFailure(mishap)) {
        tell(`${line}: ${mishap}`);
        return { result: undefined, mishap };
      }
      const result = act(mishap);
      if (mishap === 'killed after') die();
      if (mishap === 'late') await turns.wait(process);
      return { result, mishap };
    };

    const openStore: OpenStore = (name) =>
      modelStore({
        name,
        blobs,
        call,
        onEffect: (line, recordKey, text) =>
          recordKey
            ? record(process, { type: 'noted', line, recordKey, delivery: JSON.parse(text) })
            : tell(line),
      });
    const channel = (kind: MessageKind): Channel => ({
      kind,
      async send(submission) {
        if (kind === 'visitor') await claimConfirmation({ openStore, hmacKey }, submission);
        const { mishap } = await call(`sends ${kind}`, (how) => sent(kind, submission, how));
        if (isFailure(mishap)) throw new SendFailure('MAIL FROM 451');
        if (isUnconfirmed(mishap)) throw new SendFailure('ETIMEDOUT');
      },
    });
    const sent = (kind: MessageKind, { reference }: SenderSubmission, how?: string) => {
      const confirmed = !isUnconfirmed(how);
      record(process, { type: 'sent', reference, kind, confirmed, line: `sends ${kind}` });
    };
    return { now, openStore, channels: kinds.map(channel), timeoutMs: 9000 };
  }

  const now = () => new Date(time);
  return {
    events,
    blobs,
    now,
    wait,
    servicesOf,
    answer: (process, reference) =>
      record(process, { type: 'answered', reference, line: `answers 201 ${reference}` }),
    goOn: async () => {
      const ticking = clock();
      await turns.goOn();
      await ticking;
    },
  };
}
