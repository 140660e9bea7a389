import { type Environment, environment } from '../environment.ts';
import { type OpenStore, openStore } from '../store.ts';
import type { Channel } from './channel.ts';
import { mailChannels } from './mail-channels.ts';
import { telegramChannels } from './telegram.ts';

/** What the outbox needs from outside. */
export interface OutboxServices {
  now: () => Date;
  openStore: OpenStore;
  /** In the order in which they are sent. None when nothing is configured. */
  channels: readonly Channel[];
  /** Longest time that the run right after the reply may take, in milliseconds. */
  patience: number;
}

/** `silence` is the longest wait for a server's first word, in milliseconds. */
export function createOutboxServices(
  variables: Environment,
  { silence = 3000, patience = 9000, stores = openStore } = {},
): OutboxServices {
  return {
    now: () => new Date(),
    openStore: stores,
    // The chat first: it takes little of the time, and mail that hangs takes all of it.
    channels: [
      ...telegramChannels(variables, silence),
      ...mailChannels(variables, stores, silence),
    ],
    patience,
  };
}

export const outboxServices = createOutboxServices(environment);
