// Where authors send articles, and the contacts for their questions.
import { type Call, phoneCall } from '../../design/call.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translate.ts';
import { mailLink } from '../../routing/link.ts';
import { officeOfPage } from '../../routing/page-documents.ts';
import { telephone } from '../contact/links.ts';

/** The invitation for authors on a journal's pages; undefined without an address. */
export async function manuscriptCall(locale: Locale): Promise<Call | undefined> {
  const office = await officeOfPage('journals', locale);
  if (!office?.data.email) return;
  const label = translator(locale)('journal.submit');
  const action = { label, href: `mailto:${office.data.email}` };
  return { ...phoneCall(office.data), action, header: action };
}

/** The contact for readers who want the file of an article that has none on this site. */
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

/** The contacts for authors' questions about their articles. */
export async function manuscriptContacts(locale: Locale) {
  const office = await officeOfPage('journals', locale);
  if (!office) return [];
  const { phone, email } = office.data;
  return [
    {
      name: office.text.title,
      nameLang: office.lang,
      link: await telephone(phone),
      also: mailLink(email),
      large: true,
    },
  ];
}
