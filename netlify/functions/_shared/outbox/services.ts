import { type Environment, environment } from '../environment.ts';
import { type OpenStore, openStore } from '../store.ts';
import type { Channel } from './delivery.ts';
import type { SendDigest } from './digest.ts';
import { createMail } from './mail.ts';
import type { SendMorningReport } from './morning-mail.ts';
import { telegramChannels } from './telegram.ts';

/** The external services of the outbox. */
export interface OutboxServices {
  now: () => Date;
  openStore: OpenStore;
  /** In the order of sending; empty when none is configured. */
  channels: readonly Channel[];
  /** Sends the staff one mail about an hour with too many submissions; absent without mail. */
  sendDigest?: SendDigest | undefined;
  /** Sends the staff the submissions since the last such mail; absent without mail. */
  sendMorningReport?: SendMorningReport | undefined;
  /** How long sending right after the reply may take (ms). */
  timeoutMs: number;
}

/** The channels configured in the environment; a server must greet or answer within `connectTimeoutMs`. */
export function createOutboxServices(
  variables: Environment,
  { connectTimeoutMs = 3000, timeoutMs = 9000, stores = openStore, now = () => new Date() } = {},
): OutboxServices {
  const mail = createMail(variables, { openStore: stores, connectTimeoutMs, now });
  return {
    now,
    openStore: stores,
    // The chat first: it is quick, while a mail server that hangs uses up all the time.
    channels: [...telegramChannels(variables, connectTimeoutMs), ...(mail?.channels ?? [])],
    sendDigest: mail?.sendDigest,
    sendMorningReport: mail?.sendMorningReport,
    timeoutMs,
  };
}

/** The services of the running function. */
export const outboxServices = createOutboxServices(environment);
