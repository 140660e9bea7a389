import type { SenderSubmission } from './delivery.ts';

/** A submission that the staff could not be notified of. */
export interface FailedSubmission {
  submission: SenderSubmission;
  reason: string;
}

/** What the staff learn each working morning. */
export interface MorningReport {
  since: Date;
  until: Date;
  /** Received between the two, oldest first. */
  submissions: readonly SenderSubmission[];
  /** How many more there are. */
  more: number;
  failed: readonly FailedSubmission[];
  /** How many messages still have to be sent. */
  waiting: number;
}

/** Sends a report; resolves once the server has confirmed it. */
export type SendMorningReport = (report: MorningReport, signal: AbortSignal) => Promise<void>;
