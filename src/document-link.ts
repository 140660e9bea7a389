import type { LocalizedDocument } from './collections/documents.ts';
import type { DocumentType } from './collections/registry.ts';
import type { LocalizedText } from './i18n/localize.ts';
import type { Link } from './navigation.ts';

/** A link by a text of an author's, marked where the text isn't in the reader's language. */
export function localizedLink({ text, lang }: LocalizedText, href: string): Link {
  return { label: text, href, lang };
}

/** A link by a document's title. */
export function documentLink({ text, lang }: LocalizedDocument<DocumentType>, href: string): Link {
  return localizedLink({ text: text.title, lang }, href);
}
