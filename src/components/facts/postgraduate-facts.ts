import type { LocalizedDocument } from '../../collections/documents.ts';
import { orderedRecords } from '../../collections/records.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localize } from '../../i18n/localize.ts';
import { translator } from '../../i18n/translate.ts';
import { href } from '../../routing/href.ts';
import { documentLink } from '../../routing/link.ts';
import { contactFacts } from './contact-facts.ts';

/** What is open of each degree and when to apply, with the years that it takes in the label; then whom to ask. */
export async function postgraduateFacts(
  locale: Locale,
  office: LocalizedDocument<'sections'> | undefined,
) {
  const degrees = (await orderedRecords('degrees')).map(({ id, data }) => {
    const title = localize(data.title, locale);
    const { text, lang } = localize(data.offered, locale);
    const when = data.when && localize(data.when, locale);
    return {
      name: `${title.text}, ${localize(data.duration, locale).text}`,
      nameLang: title.lang,
      detail: when?.text,
      detailLang: when?.lang,
      ...(data.open ? { link: { label: text, lang, href: `#${id}` } } : { value: text, lang }),
    };
  });
  if (!office) return degrees;
  return [
    ...degrees,
    // Smaller than what one came for.
    ...contactFacts(office.data, locale).map((fact) => ({ ...fact, large: false })),
    {
      name: translator(locale)('person.unit'),
      link: documentLink(office, href('section', locale, { id: office.number })),
    },
  ];
}
