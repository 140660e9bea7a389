import type { Submission } from '../submissions.ts';

/** A submission's messages: one to the staff's chat, mail to the staff and to the visitor. */
export type MessageKind = 'telegram' | 'staff' | 'visitor';

/** A submission of any form: all of them ask for a name and an address. */
export type SenderSubmission = Submission<
  { firstName: string; lastName: string; email: string } & Record<string, string | boolean>
>;

/** Sends one kind of message. */
export interface Channel {
  kind: MessageKind;
  /** Resolves once the server has confirmed the message, else rejects. `signal` ends the attempt. */
  send: (submission: SenderSubmission, signal: AbortSignal) => Promise<void>;
}

/** Why a message was not confirmed, as a code: a server's own words may quote the form. */
export class SendFailure extends Error {
  /** The server would reject every other attempt too. */
  readonly permanent: boolean;

  constructor(code: string, permanent = false) {
    super(code);
    this.permanent = permanent;
  }
}

/** The last failure of each message, as a code: `ECONNECTION`, `RCPT 550`. Never the form's text. */
export type Problems = Partial<Record<MessageKind, string>>;

/** The state of a submission's messages: JSON in the store `deliveries` under the record's key, replaced by conditional writes only. */
export interface Delivery {
  /** Attempts begun. */
  attempts: number;
  /** ISO 8601, UTC. No attempt begins before: it is the end of the current lease and of the pause after it. */
  nextAt: string;
  /** Confirmed, or permanently rejected. */
  sent: MessageKind[];
  problems: Problems;
  /** ISO 8601, UTC: when the staff asked to send what had failed again. The retries count from here. */
  since?: string;
  /**
   * Set when nothing more will be sent; `at` in ISO 8601, UTC. `delivered`: all messages to the staff
   * were. `failed`: the staff only find the submission in the inbox.
   */
  closed?: { state: 'delivered' | 'failed'; at: string };
}

/** Empty blobs that list the records with messages that may still have to be sent. */
export const openPrefix = 'open/';

/** The key of the empty blob that lists a record as open. */
export const openKey = (recordKey: string): string => openPrefix + recordKey;

/** Empty blobs that list the records whose messages failed, until they are sent again. */
export const failedPrefix = 'failed/';

/** The key of the empty blob that lists a record as failed. */
export const failedKey = (recordKey: string): string => failedPrefix + recordKey;

/** `{ "at": ISO 8601, "channels": MessageKind[] }`: the end of the last scheduled run, and its channels. */
export const lastRunKey = 'last-run';

/** What was not sent, and why: `no channel`, `staff: ECONNECTION, visitor: RCPT 550`. */
export function reasonOf({
  problems,
  closed,
}: Pick<Delivery, 'problems' | 'closed'>): string | undefined {
  const reasons = Object.entries(problems).map(([kind, problem]) => `${kind}: ${problem}`);
  return reasons.join(', ') || (closed?.state === 'failed' ? 'no channel' : undefined);
}

const minuteMs = 60_000;

/**
 * Delays after the first attempt, the second … and each further one. Each is a minute less than a
 * multiple of the schedule's five, so that the run at that time finds it over. The shortest is longer
 * than the platform lets a function run, so that a delay also serves as the attempt's lease.
 */
const retryDelaysMs = [4, 14, 59, 179, 359].map((minutes) => minutes * minuteMs);
const [shortestDelayMs = 0] = retryDelaysMs;

/** The end of the retries, a day after a form came or was sent again; milliseconds since 1970. */
export function retryDeadline(since: string): number {
  return Date.parse(since) + 24 * 60 * minuteMs;
}

/**
 * When the attempt after the nth, begun now, may begin (ISO 8601): at the deadline at the latest,
 * but never during this attempt's lease.
 */
export function nextAttemptAt(attempts: number, now: Date, deadline: number): string {
  const delay = retryDelaysMs[attempts - 1] ?? Math.max(...retryDelaysMs);
  const latest = Math.max(deadline, now.getTime() + shortestDelayMs);
  return new Date(Math.min(now.getTime() + delay, latest)).toISOString();
}
