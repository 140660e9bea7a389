import { universityFigures } from '../../collections/figures/queries.ts';
import { singleRecord } from '../../collections/records.ts';
import { formatNumber, formatPhone } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localize } from '../../i18n/localize.ts';
import { translator } from '../../i18n/translate.ts';
import { href } from '../../routing/href.ts';
import { localizedLink } from '../../routing/link.ts';
import { paperFacts } from './licence-facts.ts';

/** How large the university is, how to reach it, what allows it to teach and where it is. */
export async function aboutFacts(locale: Locale) {
  const t = translator(locale);
  const { address, phones } = await singleRecord('contact');
  const [phone] = phones;
  const figures = (await universityFigures()).filter(({ kind }) => kind !== 'professors');
  return [
    ...figures.map(({ kind, value, year }) => ({
      name: `${t(`figure.${kind}`)}, ${year}`,
      value: formatNumber(value, locale),
      large: kind === 'students',
    })),
    {
      name: t('person.phone'),
      link: phone && { label: formatPhone(phone.number), href: `tel:${phone.number}` },
    },
    ...(await paperFacts(locale)).map(({ name, value }) => ({
      name,
      link: { label: value, href: href('licence', locale) },
    })),
    {
      name: t('footer.address'),
      link: localizedLink(localize(address, locale), `${href('contact', locale)}#map`),
    },
  ];
}
