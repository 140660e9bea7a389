import type { Sender } from '../../../../src/forms/form.ts';
import type { Submission } from '../submissions.ts';

/** A submission's messages: one to the staff's chat, and mail to the staff and to the visitor. */
export type MessageKind = 'telegram' | 'staff' | 'visitor';

/** A submission of any form. */
export type SenderSubmission = Submission<Sender & Record<string, string | boolean>>;

/**
 * Whether the visitor gets mail: not without an address, and since it is unverified, only if a person, not a
 * bot, sent the form.
 */
export const isConfirmed = ({ botCheck, fields }: SenderSubmission): boolean =>
  botCheck === 'human' && fields.email !== '';

/** Sends one kind of message. */
export interface Channel {
  kind: MessageKind;
  /** Resolves once the server has confirmed the message, else rejects. `signal` ends the attempt. */
  send: (submission: SenderSubmission, signal: AbortSignal) => Promise<void>;
}

/** Why a message was not confirmed, as a code, since a server's own words may quote the form. */
export class SendFailure extends Error {
  /** True if the server would reject every other attempt too. */
  readonly permanent: boolean;

  constructor(code: string, permanent = false) {
    super(code);
    this.permanent = permanent;
  }
}

/** The last failure of each message, as a code: `ECONNECTION`, `RCPT 550`. Never contains the form's text. */
export type Problems = Partial<Record<MessageKind, string>>;

/**
 * The state of a submission's messages: JSON in the store `deliveries` under the record's key. Only
 * changed by conditional writes.
 */
export interface Delivery {
  /** The number of attempts started. */
  attempts: number;
  /** ISO 8601, UTC. No attempt starts earlier: the end of the current lease and of the pause after it. */
  nextAt: string;
  /** The messages that were confirmed or permanently rejected. */
  sent: MessageKind[];
  problems: Problems;
  /** ISO 8601, UTC: when the staff asked to resend the failed messages. The retries count from here. */
  since?: string;
  /**
   * Set when nothing more will be sent; `at` in ISO 8601, UTC. `delivered`: all messages to the staff
   * were sent. `failed`: the staff only find the submission in the inbox.
   */
  closed?: { state: 'delivered' | 'failed'; at: string };
}

/** The prefix of empty blobs that list the records with messages that may still have to be sent. */
export const openPrefix = 'open/';

/** The key of the empty blob that lists a record as open. */
export const openKey = (recordKey: string): string => openPrefix + recordKey;

/** The prefix of empty blobs that list the records whose messages failed, until they are sent again. */
export const failedPrefix = 'failed/';

/** The key of the empty blob that lists a record as failed. */
export const failedKey = (recordKey: string): string => failedPrefix + recordKey;

/** `{ "at": ISO 8601, "channels": MessageKind[] }`: the end of the last scheduled run, and its channels. */
export const lastRunKey = 'last-run';

/** Which messages were not sent, and why: `no channel`, `staff: ECONNECTION, visitor: RCPT 550`. */
export function reasonOf({
  problems,
  closed,
}: Pick<Delivery, 'problems' | 'closed'>): string | undefined {
  const reasons = Object.entries(problems).map(([kind, problem]) => `${kind}: ${problem}`);
  return reasons.join(', ') || (closed?.state === 'failed' ? 'no channel' : undefined);
}

const minuteMs = 60_000;

/**
 * The delay after the first attempt, after the second, …; the last one repeats. Each is a minute less than
 * a multiple of the schedule's five minutes, so that the run at that time finds it over. The shortest is
 * longer than the platform lets a function run, so that a delay also serves as the attempt's lease.
 */
const retryDelaysMs = [4, 14, 59, 179, 359].map((minutes) => minutes * minuteMs);
const [shortestDelayMs = 0] = retryDelaysMs;

/** The end of the retries, a day after a form was received or sent again; milliseconds since 1970. */
export function retryDeadline(since: string): number {
  return Date.parse(since) + 24 * 60 * minuteMs;
}

/**
 * The earliest start of the next attempt (ISO 8601), when the nth starts now: at the deadline at the
 * latest, but never during this attempt's lease.
 */
export function nextAttemptAt(attempts: number, now: Date, deadline: number): string {
  const delay = retryDelaysMs[attempts - 1] ?? Math.max(...retryDelaysMs);
  const latest = Math.max(deadline, now.getTime() + shortestDelayMs);
  return new Date(Math.min(now.getTime() + delay, latest)).toISOString();
}
