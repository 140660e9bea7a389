// The facts of the page about studying after the bachelor's degree.
import type { LocalizedDocument } from '../../content-types/documents.ts';
import { orderedRecords } from '../../content-types/records.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localize } from '../../i18n/localize.ts';
import { translator } from '../../i18n/translate.ts';
import { mailLink } from '../../routing/link.ts';
import { telephone } from '../contact/links.ts';

/** When to apply for each degree and how long it takes, or that it isn't offered; then the contact. */
export async function postgraduateFacts(locale: Locale, office: LocalizedDocument<'sections'>) {
  const degrees = (await orderedRecords('degrees')).map(({ data }) => {
    const kind = data.when?.kind;
    const title = localize(kind ?? data.title, locale);
    const { text, lang } = localize(data.when?.event ?? data.offered, locale);
    const time = data.when && localize(data.when.time, locale).text;
    return {
      name: kind ? title.text : `${title.text}, ${localize(data.duration, locale).text}`,
      nameLang: title.lang,
      value: time ? `${text}: ${time}` : text,
      lang,
    };
  });
  const { phone, email } = office.data;
  return [
    ...degrees,
    {
      name: translator(locale)('degree.ask'),
      link: await telephone(phone),
      detail: office.text.title,
      detailLang: office.lang,
      also: mailLink(email),
      large: true,
    },
  ];
}
