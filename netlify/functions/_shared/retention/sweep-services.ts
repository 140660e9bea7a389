import { environment } from '../environment.ts';
import { type OpenStore, openStore } from '../store.ts';

/** What the sweep needs from outside. */
export interface SweepServices {
  now: () => Date;
  openStore: OpenStore;
  retentionDays: number;
  /** Milliseconds after which nothing more is begun. */
  timeLimit: number;
  /** Longest wait for the storage, in milliseconds. */
  patience: number;
}

export const sweepServices: SweepServices = {
  now: () => new Date(),
  openStore,
  retentionDays: environment.RETENTION_DAYS,
  // Together less than the 30 s after which the platform ends a scheduled function.
  timeLimit: 20_000,
  patience: 8_000,
};
