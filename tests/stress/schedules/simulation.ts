import { claimConfirmation } from '../../../netlify/functions/_shared/outbox/confirmation-mail.ts';
import {
  type Channel,
  type Delivery,
  type MessageKind,
  type SenderSubmission,
  SendFailure,
} from '../../../netlify/functions/_shared/outbox/delivery.ts';
import type { OutboxServices } from '../../../netlify/functions/_shared/outbox/services.ts';
import type { OpenStore } from '../../../netlify/functions/_shared/store.ts';
import { createInterleaving } from './interleaving.ts';
import { type MemoryBlobs, memoryBlobs } from './memory-blobs.ts';
import { type Call, hadNoEffect, isUnconfirmed, modelStore } from './model-store.ts';
import { faultAt, type Plan } from './plan.ts';

/** What took effect outside of the processes. */
export type SimulationEvent = { process: string; time: number; line: string } & (
  | { type: 'sent'; reference: string; kind: MessageKind; confirmed: boolean }
  | { type: 'saved'; recordKey: string; delivery: Delivery }
  | { type: 'answered'; reference: string }
  | { type: 'other' }
);
type EventDetails<One = SimulationEvent> = One extends SimulationEvent
  ? Omit<One, 'time' | 'process'>
  : never;

/** What the code under test runs on, and what it did. */
export interface Simulation {
  /** In order. */
  events: SimulationEvent[];
  blobs: MemoryBlobs;
  now: () => Date;
  advanceClock: (minutes: number) => void;
  /** A process's services. Its calls interleave and fail as planned, unless it is `faultless`. */
  servicesOf: (process: string, faultless?: boolean) => OutboxServices;
  answer: (process: string, reference: string) => void;
  /** Runs the processes until all are done or dead. */
  runAll: () => Promise<void>;
}

const noon = Date.parse('2026-11-21T12:00:00.000Z');
const kinds: readonly MessageKind[] = ['telegram', 'staff', 'visitor'];
const hmacKey = async () => 'a key of the model';

/** Creates the simulation of a plan. */
export function createSimulation(plan: Plan, conditionalWrites: boolean): Simulation {
  const blobs = memoryBlobs({ conditionalWrites });
  const turns = createInterleaving(plan.choices);
  const events: SimulationEvent[] = [];
  let time = noon;

  const record = (process: string, event: EventDetails) =>
    events.push({ ...event, process, time } as SimulationEvent);
  const advanceClock = (minutes: number) => {
    time += minutes * 60_000;
    record('clock', { type: 'other', line: new Date(time).toISOString().slice(11, 16) });
  };
  const clock = async () => {
    for (const minutes of plan.jumps) {
      await turns.waitForTurn('clock');
      advanceClock(minutes);
    }
  };

  function servicesOf(process: string, faultless = false): OutboxServices {
    const log = (line: string) => record(process, { type: 'other', line });
    let calls = 0;
    let isDead = false;
    const kill = (): never => {
      isDead = true;
      log('is killed');
      throw new Error('killed');
    };
    const call: Call = async (line, act) => {
      if (isDead) throw new Error('killed');
      const number = calls++;
      const fault = faultless ? undefined : faultAt(plan, process, number);
      if (!faultless) await turns.waitForTurn(process);
      if (fault === 'killed before') kill();
      if (hadNoEffect(fault)) {
        log(`${line}: ${fault}`);
        return { result: undefined, fault };
      }
      const result = act(fault);
      if (fault === 'killed after') kill();
      if (fault === 'late') await turns.waitForTurn(process);
      return { result, fault };
    };

    const openStore: OpenStore = (name) =>
      modelStore({
        name,
        blobs,
        call,
        onEffect: (line, recordKey, text) =>
          recordKey
            ? record(process, { type: 'saved', line, recordKey, delivery: JSON.parse(text) })
            : log(line),
      });
    const channel = (kind: MessageKind): Channel => ({
      kind,
      async send(submission) {
        if (kind === 'visitor') await claimConfirmation({ openStore, hmacKey }, submission);
        const { fault } = await call(`sends ${kind}`, (how) => sent(kind, submission, how));
        if (hadNoEffect(fault)) throw new SendFailure('MAIL FROM 451');
        if (isUnconfirmed(fault)) throw new SendFailure('ETIMEDOUT');
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
    advanceClock,
    servicesOf,
    answer: (process, reference) =>
      record(process, { type: 'answered', reference, line: `answers 201 ${reference}` }),
    runAll: async () => {
      const ticking = clock();
      await turns.runAll();
      await ticking;
    },
  };
}
