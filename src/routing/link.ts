import type { LocalizedDocument } from '../content-types/documents.ts';
import type { ReceptionHours } from '../content-types/reception-hours.ts';
import type { DocumentType } from '../content-types/registry.ts';
import { formatPhone } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import type { LocalizedText } from '../i18n/localize.ts';

/** A link to a page. */
export interface Link {
  label: string;
  href: string;
  /** Language of the label, if it differs from the page's. */
  lang?: Locale | undefined;
  /** Keeps translators off a label that isn't in a language, such as an address. */
  translate?: 'no';
  /** Of a telephone: when it is answered. */
  hours?: ReceptionHours;
}

/** A link to a telephone; undefined without a number. */
export function phoneLink(number: string): Link;
export function phoneLink(number: string | undefined): Link | undefined;
export function phoneLink(number: string | undefined): Link | undefined {
  return number === undefined ? undefined : { label: formatPhone(number), href: `tel:${number}` };
}

/** A link to a mail address; undefined without an address. */
export function mailLink(address: string): Link;
export function mailLink(address: string | undefined): Link | undefined;
export function mailLink(address: string | undefined): Link | undefined {
  return address === undefined
    ? undefined
    : { label: address, href: `mailto:${address}`, translate: 'no' };
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
