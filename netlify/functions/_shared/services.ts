import { noProvider, type VerifyBot } from './steps/bot-check.ts';
import { openSubmissionStore, type SubmissionStore } from './store.ts';

/** What the pipeline needs from outside. */
export interface Services {
  now: () => Date;
  verifyBot: VerifyBot;
  openStore: () => SubmissionStore;
  /** Longest wait for the storage, in milliseconds. */
  storagePatience: number;
}

export const services: Services = {
  now: () => new Date(),
  verifyBot: noProvider,
  openStore: openSubmissionStore,
  storagePatience: 8000,
};
