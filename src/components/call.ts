import type { LocalizedDocument } from '../collections/documents.ts';
import type { Link } from '../routing/link.ts';

/** What a page invites to, where it isn't the university's next admission. */
export interface Call {
  /** The admissions that the page is about. */
  admissions?: readonly LocalizedDocument<'admissions'>[];
  /** On phones, instead of the university's first telephone. */
  phone?: Link | undefined;
  /** On phones, instead of the link to apply. */
  action?: Link | undefined;
}
