// Where authors send articles, and whom they ask.
import { type Call, phoneCall } from '../../design/call.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translate.ts';
import { mailLink } from '../../routing/link.ts';
import { officeOfPage } from '../../routing/page-documents.ts';

/** What a journal's pages invite authors to; undefined without an address. */
export async function manuscriptCall(locale: Locale): Promise<Call | undefined> {
  const office = await officeOfPage('journals', locale);
  if (!office?.data.email) return;
  const label = translator(locale)('journal.submit');
  return { ...phoneCall(office.data), action: { label, href: `mailto:${office.data.email}` } };
}

/** Whom readers ask for the file of an article that has none on this site. */
export async function missingFileCall(locale: Locale): Promise<Call | undefined> {
  const call = await manuscriptCall(locale);
  if (!call?.action) return call;
  return { ...call, action: { ...call.action, label: translator(locale)('article.askFile') } };
}

/** Where authors send their articles. */
export async function manuscriptFacts(locale: Locale) {
  const email = (await officeOfPage('journals', locale))?.data.email;
  return [{ name: translator(locale)('journal.submit'), link: mailLink(email) }];
}

/** Whom authors call or write to about their articles. */
export async function manuscriptContacts(locale: Locale) {
  const office = await officeOfPage('journals', locale);
  if (!office) return [];
  const { email } = office.data;
  return [
    {
      name: office.text.title,
      nameLang: office.lang,
      link: phoneCall(office.data).phone,
      also: mailLink(email),
      large: true,
    },
  ];
}
