import type { LocalizedDocument } from '../collections/documents.ts';
import type { DocumentType } from '../collections/registry.ts';
import type { Locale } from '../i18n/locales.ts';
import type { LocalizedText } from '../i18n/localize.ts';

export interface Link {
  label: string;
  href: string;
  /** The language of the label, where it isn't the page's. */
  lang?: Locale | undefined;
}

/** A link by a text of an author's, marked where the text isn't in the reader's language. */
export function localizedLink({ text, lang }: LocalizedText, href: string): Link {
  return { label: text, href, lang };
}

/** A link by a document's title. */
export function documentLink({ text, lang }: LocalizedDocument<DocumentType>, href: string): Link {
  return localizedLink({ text: text.title, lang }, href);
}
