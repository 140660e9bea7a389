import type { LocalizedDocument } from '../../collections/documents.ts';
import { orderedRecords } from '../../collections/records.ts';
import { formatPhone, unbroken } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localize } from '../../i18n/localize.ts';
import { mailLink } from '../../routing/link.ts';

/** When to apply for each degree and how long it takes, or that it isn't offered; then whom to ask. */
export async function postgraduateFacts(
  locale: Locale,
  office: LocalizedDocument<'sections'> | undefined,
) {
  const degrees = (await orderedRecords('degrees')).map(({ data }) => {
    const kind = data.when?.kind;
    const title = localize(kind ?? data.title, locale);
    const { text, lang } = localize(data.when?.time ?? data.offered, locale);
    const event = data.when && localize(data.when.event, locale);
    return {
      name: kind ? title.text : `${title.text}, ${unbroken(localize(data.duration, locale).text)}`,
      nameLang: title.lang,
      value: text,
      lang,
      detail: event?.text,
      detailLang: event?.lang,
    };
  });
  if (!office) return degrees;
  const { phone, email } = office.data;
  return [
    ...degrees,
    {
      name: office.text.title,
      nameLang: office.lang,
      link: phone ? { label: formatPhone(phone), href: `tel:${phone}` } : undefined,
      also: email ? mailLink(email) : undefined,
    },
  ];
}
