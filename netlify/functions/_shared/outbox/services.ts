import { type Environment, environment } from '../environment.ts';
import { type OpenStore, openStore } from '../store.ts';
import type { Channel } from './delivery.ts';
import { mailChannels } from './mail.ts';
import { telegramChannels } from './telegram.ts';

/** What the outbox needs from outside. */
export interface OutboxServices {
  now: () => Date;
  openStore: OpenStore;
  /** In the order of sending; empty when none is configured. */
  channels: readonly Channel[];
  /** The longest time that sending right after the reply may take (ms). */
  timeoutMs: number;
}

/** The channels that the environment configures; a server must greet or answer within `connectTimeoutMs`. */
export function createOutboxServices(
  variables: Environment,
  { connectTimeoutMs = 3000, timeoutMs = 9000, stores = openStore } = {},
): OutboxServices {
  return {
    now: () => new Date(),
    openStore: stores,
    // The chat first: it is quick, while a mail server that hangs uses up all the time.
    channels: [
      ...telegramChannels(variables, connectTimeoutMs),
      ...mailChannels(variables, stores, connectTimeoutMs),
    ],
    timeoutMs,
  };
}

/** The services of the running function. */
export const outboxServices = createOutboxServices(environment);
