/** Messages for invalid fields, by name. */
export type FieldErrors = Partial<Record<string, string>>;

/** Why a form can't be sent or wasn't accepted. */
export interface Failure {
  errors: FieldErrors;
  /** About the whole form; may be empty. */
  message: string;
}

/** A form from its first character to its reference number. */
export interface SubmissionState {
  phase:
    | { name: 'editing' }
    /** `progress` is the share that is sent, 0 to 1; undefined for a form without a file. */
    | { name: 'sending'; progress: number | undefined }
    /** `confirmed`: whether a confirmation is sent by email. */
    | { name: 'stored'; reference: string; confirmed: boolean };
  /** The failure of the last attempt; it stays on screen while the next one is sent. */
  failure: Failure | undefined;
  /** The idempotency key, empty until the form is hydrated. */
  key: string;
  /** Whether a post has used this key: the next edit makes it a different form, which needs another key. */
  keyUsed: boolean;
  /** Whether a draft was filled in. */
  restored: boolean;
}

/** The events of a form. `key` is a new key if the event needs one. */
export type SubmissionEvent =
  | { type: 'opened'; key: string; keyUsed: boolean; restored: boolean }
  | { type: 'edited'; key: string }
  | { type: 'submitted'; progress: number | undefined }
  | { type: 'progressed'; progress: number }
  | { type: 'failed'; failure: Failure; key?: string | undefined }
  | { type: 'stored'; reference: string; confirmed: boolean; key: string }
  | { type: 'cleared'; key: string }
  | { type: 'closed' };

export const initialState: SubmissionState = {
  phase: { name: 'editing' },
  failure: undefined,
  key: '',
  keyUsed: false,
  restored: false,
};

/** The state after an event. */
export function reduceSubmission(state: SubmissionState, event: SubmissionEvent): SubmissionState {
  switch (event.type) {
    case 'opened':
      return { ...state, key: event.key, keyUsed: event.keyUsed, restored: event.restored };
    case 'edited':
      // The same object if nothing changes, so that React doesn't render at every letter.
      return state.keyUsed || event.key !== state.key
        ? { ...state, key: event.key, keyUsed: false }
        : state;
    case 'submitted':
      return { ...state, phase: { name: 'sending', progress: event.progress }, keyUsed: true };
    case 'progressed':
      return state.phase.name === 'sending' && state.phase.progress !== undefined
        ? { ...state, phase: { name: 'sending', progress: event.progress } }
        : state;
    case 'failed': {
      const { failure, key = state.key } = event;
      return { ...state, phase: { name: 'editing' }, failure, key };
    }
    case 'stored':
      return {
        ...initialState,
        phase: { name: 'stored', reference: event.reference, confirmed: event.confirmed },
        key: event.key,
      };
    case 'cleared':
      return { ...initialState, phase: state.phase, key: event.key };
    case 'closed':
      return { ...state, phase: { name: 'editing' } };
  }
}
