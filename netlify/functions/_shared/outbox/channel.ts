import type { Submission } from '../submissions.ts';
import type { MessageKind } from './delivery.ts';

/** A submission of any form: all of them ask for a name and an address. */
export type SenderSubmission = Submission<
  { firstName: string; lastName: string; email: string } & Record<string, string | boolean>
>;

/** A way on which one of a submission's messages goes out. */
export interface Channel {
  kind: MessageKind;
  /** Resolves once the other side has confirmed the message. `signal` ends the attempt. */
  send: (submission: SenderSubmission, signal: AbortSignal) => Promise<void>;
}

/** Why a message was not confirmed, as a code: the other side's words may quote the form. */
export class SendFailure extends Error {
  /** Another attempt would be refused again. */
  readonly final: boolean;

  constructor(code: string, final = false) {
    super(code);
    this.final = final;
  }
}
