import { type CounterStore, openCounterStore } from './counter-store.ts';
import { type JournalStarts, journalStarts } from './journal-starts.ts';
import type { KnownSalts } from './salt.ts';

/** What the counters need from outside. */
export interface CounterServices {
  now: () => Date;
  journalStarts: JournalStarts;
  openStore: () => CounterStore;
  knownSalts: KnownSalts;
  /** Longest wait for an answer, in milliseconds. */
  patience: number;
}

export const counterServices: CounterServices = {
  now: () => new Date(),
  journalStarts,
  openStore: openCounterStore,
  knownSalts: new Map(),
  // Long, because nobody waits for a counter: a rush of visits is taken, not turned away.
  patience: 25_000,
};
