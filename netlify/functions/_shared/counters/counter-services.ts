import { getStore } from '@netlify/blobs';
import type { BlobStore } from '../store.ts';
import { type JournalStarts, journalStarts } from './journal-starts.ts';

/** The part of a Blobs store that the counters use. */
export type CounterStore = Pick<BlobStore, 'get' | 'getWithMetadata' | 'list' | 'setJSON'>;

/** What the counters need from outside. */
export interface CounterServices {
  now: () => Date;
  journalStarts: JournalStarts;
  openStore: () => CounterStore;
  /** Longest wait for an answer, in milliseconds. */
  patience: number;
}

/** Strongly consistent, so that a visitor's own visit shows. */
export function openCounterStore(): CounterStore {
  return getStore({ name: 'journal-counters', consistency: 'strong' });
}

export const counterServices: CounterServices = {
  now: () => new Date(),
  journalStarts,
  openStore: openCounterStore,
  // Long, because nobody waits for a counter: a rush of visits is taken, not turned away.
  patience: 25_000,
};
