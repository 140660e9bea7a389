import type { LocalizedDocument } from '../../collections/documents.ts';
import { orderedRecords } from '../../collections/records.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localize } from '../../i18n/localize.ts';
import { translator } from '../../i18n/translate.ts';
import { href } from '../../routing/href.ts';
import { documentLink } from '../../routing/link.ts';
import { contactFacts } from './contact-facts.ts';

/** When to apply for each degree and how long it takes, or that it isn't offered; then whom to ask. */
export async function postgraduateFacts(
  locale: Locale,
  office: LocalizedDocument<'sections'> | undefined,
) {
  const degrees = (await orderedRecords('degrees')).map(({ data }) => {
    const title = localize(data.title, locale);
    const { text, lang } = localize(data.when ?? data.offered, locale);
    const duration = localize(data.duration, locale);
    return {
      name: title.text,
      nameLang: title.lang,
      value: text,
      lang,
      detail: duration.text,
      detailLang: duration.lang,
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
