import type { LocalizedDocument } from '../content-types/documents.ts';
import type { DocumentType } from '../content-types/registry.ts';
import type { Locale } from '../i18n/locales.ts';
import type { LocalizedText } from '../i18n/localize.ts';

/** A link to a page. */
export interface Link {
  label: string;
  href: string;
  /** Language of the label, if it differs from the page's. */
  lang?: Locale | undefined;
  /** Keeps translators off a label that is no language, such as an address. */
  translate?: 'no';
}

/** A link to a mail address. */
export function mailLink(address: string): Link {
  return { label: address, href: `mailto:${address}`, translate: 'no' };
}

/** A link to a website, with its host as label. */
export function siteLink(url: string): Link {
  return { label: new URL(url).host, href: url, translate: 'no' };
}

/** A link with a localized text as label. */
export function localizedLink({ text, lang }: LocalizedText, href: string): Link {
  return { label: text, href, lang };
}

/** A link with a document's title as label. */
export function documentLink({ text, lang }: LocalizedDocument<DocumentType>, href: string): Link {
  return localizedLink({ text: text.title, lang }, href);
}
