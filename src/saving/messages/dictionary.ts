import type { Dictionary } from '../../content-check/messages/dictionary.ts';

/** The messages of the screen when it refuses to save. */
export interface SavingMessages {
  /** The heading of a refusal. */
  notSaved: string;
  /** GitHub doesn't know the author any more. */
  sessionEnded: string;
  /** The entry was saved elsewhere after its form was opened. */
  changedElsewhere: string;
  /** The name that is being typed can't be one. */
  nameNotFinished: string;
  /** Above what may be wrong in a saved entry. */
  advice: string;
  /** Above the entries that still have a replaced telephone or mail address. */
  replaced: string;
  close: string;
  /** The sentences of the content check that speak of files, in words of the form. */
  check: Partial<Dictionary>;
}
