import type { LocalizedDocument } from '../collections/documents.ts';
import type { DocumentType } from '../collections/registry.ts';
import type { Locale } from '../i18n/locales.ts';

export interface Link {
  label: string;
  href: string;
  /** The language of the label, where it isn't the page's. */
  lang?: Locale | undefined;
}

/** A link by a document's title, which says so where the title isn't in the reader's language. */
export function documentLink(
  { text, textLocale, locale }: LocalizedDocument<DocumentType>,
  href: string,
): Link {
  return { label: text.title, href, lang: textLocale === locale ? undefined : textLocale };
}
