/** What is sent of a submission: a line to the staff's chat, mail to the staff and to the visitor. */
export type MessageKind = 'telegram' | 'staff' | 'visitor';

/** What each message last failed with: `ECONNECTION`, `RCPT 550`. Codes only, never the form's text. */
export type Problems = Partial<Record<MessageKind, string>>;

/** JSON in the store `deliveries` under `open/{record key}`, changed only by compare-and-swap. */
export interface OpenDelivery {
  /** Attempts begun. */
  attempts: number;
  /** ISO 8601, UTC. No attempt begins before it: the end of the lease, then of the pause. */
  due: string;
  /** The run that has the lease, or had it last. */
  holder: string;
  /** What is confirmed as sent, or refused for good. */
  settled: MessageKind[];
  problems: Problems;
}

/** JSON in the store `deliveries` under `closed/{record key}`: nothing more will be sent. */
export interface ClosedDelivery {
  /** `delivered`: all that is for the staff was. `failed`: they learn of it from the inbox alone. */
  state: 'delivered' | 'failed';
  /** ISO 8601, UTC. */
  at: string;
  /** What was not sent, and why: `no channel`, `staff: ECONNECTION, visitor: RCPT 550`. */
  reason?: string;
}

export const openPrefix = 'open/';
export const closedPrefix = 'closed/';
export const openKey = (recordKey: string) => openPrefix + recordKey;
export const closedKey = (recordKey: string) => closedPrefix + recordKey;

/** The record keys of those keys that begin with `prefix`. */
export function keysUnder(prefix: string, keys: readonly string[]): string[] {
  return keys.flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
}

/** The problems in words; undefined for none. */
export function reasonOf(problems: Problems): string | undefined {
  const reasons = Object.entries(problems).map(([kind, problem]) => `${kind}: ${problem}`);
  return reasons.length > 0 ? reasons.join(', ') : undefined;
}
