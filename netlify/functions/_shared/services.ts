import { noProvider, type VerifyBot } from './steps/bot-check.ts';
import { type OpenStore, openStore } from './store.ts';

/** What the pipeline needs from outside. */
export interface Services {
  now: () => Date;
  verifyBot: VerifyBot;
  openStore: OpenStore;
  /** Longest wait for the storage, in milliseconds. */
  storagePatience: number;
}

export const services: Services = {
  now: () => new Date(),
  verifyBot: noProvider,
  openStore,
  storagePatience: 8000,
};
