import type { Scheduler } from 'fast-check';
import { claimConfirmation } from '../../../netlify/functions/_shared/outbox/confirmation-mail.ts';
import {
  type Channel,
  type Delivery,
  type MessageKind,
  SendFailure,
} from '../../../netlify/functions/_shared/outbox/delivery.ts';
import type { OutboxServices } from '../../../netlify/functions/_shared/outbox/services.ts';
import type { OpenStore } from '../../../netlify/functions/_shared/store.ts';
import { type MemoryBlobs, memoryBlobs } from './memory-blobs.ts';
import { type Call, hadNoEffect, isUnconfirmed, modelStore } from './model-store.ts';
import { faultAt, type Plan } from './plan.ts';

/** An effect outside of the processes. */
export type SimulationEvent = { process: string; time: number; line: string } & (
  | { type: 'sent'; reference: string; kind: MessageKind; confirmed: boolean }
  | { type: 'saved'; recordKey: string; delivery: Delivery }
  | { type: 'answered'; reference: string }
  | { type: 'other' }
);
type EventDetails<One = SimulationEvent> = One extends SimulationEvent
  ? Omit<One, 'time' | 'process'>
  : never;

/** The surroundings of the code under test, and the effects that it had. */
export interface Simulation {
  /** In order. */
  events: SimulationEvent[];
  blobs: MemoryBlobs;
  now: () => Date;
  advanceClock: (minutes: number) => void;
  /** Advances the clock as planned. */
  runClock: () => Promise<void>;
  /** A process's services. Its calls take turns and fail as planned, unless it is `faultless`. */
  servicesOf: (process: string, faultless?: boolean) => OutboxServices;
  answer: (process: string, reference: string) => void;
}

const noon = Date.parse('2026-11-21T12:00:00.000Z');
const kinds: readonly MessageKind[] = ['telegram', 'staff', 'visitor'];
const hmacKey = async () => 'a key of the model';

/** Creates the simulation of a plan, whose calls take turns by the scheduler. */
export function createSimulation(
  plan: Plan,
  scheduler: Scheduler,
  conditionalWrites: boolean,
): Simulation {
  const blobs = memoryBlobs({ conditionalWrites });
  const events: SimulationEvent[] = [];
  let time = noon;

  const turnOf = (process: string) => scheduler.schedule(Promise.resolve(), process);
  const record = (process: string, event: EventDetails) =>
    events.push({ ...event, process, time } as SimulationEvent);
  const advanceClock = (minutes: number) => {
    time += minutes * 60_000;
    record('clock', { type: 'other', line: new Date(time).toISOString().slice(11, 16) });
  };
  const now = () => new Date(time);

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
      if (faultless) return { result: act(undefined), fault: undefined };
      const fault = faultAt(plan, process, calls++);
      await turnOf(process);
      if (fault === 'killed before') kill();
      if (hadNoEffect(fault)) {
        log(`${line}: ${fault}`);
        return { result: undefined, fault };
      }
      const result = act(fault);
      if (fault === 'killed after') kill();
      if (fault === 'late') await turnOf(process);
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
        const { reference } = submission;
        const line = `sends ${kind}`;
        const { fault } = await call(line, (how) =>
          record(process, { type: 'sent', reference, kind, confirmed: !isUnconfirmed(how), line }),
        );
        if (hadNoEffect(fault)) throw new SendFailure('MAIL FROM 451');
        if (isUnconfirmed(fault)) throw new SendFailure('ETIMEDOUT');
      },
    });
    return { now, openStore, channels: kinds.map(channel), timeoutMs: 9000 };
  }

  return {
    events,
    blobs,
    now,
    advanceClock,
    runClock: async () => {
      for (const minutes of plan.jumps) {
        await turnOf('clock');
        advanceClock(minutes);
      }
    },
    servicesOf,
    answer: (process, reference) =>
      record(process, { type: 'answered', reference, line: `answers 201 ${reference}` }),
  };
}
