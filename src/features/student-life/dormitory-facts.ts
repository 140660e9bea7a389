// The facts of the page about the hall of residence.
import { singleRecord } from '../../content-types/records.ts';
import { formatNumber, formatPeriod, formatPhone } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localize } from '../../i18n/localize.ts';
import { translator } from '../../i18n/translate.ts';

/** The facts about the hall of residence, in the reader's language. */
export async function dormitoryFacts(locale: Locale) {
  const t = translator(locale);
  const { address, phone, places, fee, applications } = await singleRecord('dormitory');
  const { perMonth, months, academicYear } = fee;
  const { text, lang } = localize(address, locale);
  const amount = (value: number) => t('dormitory.amount', { amount: formatNumber(value, locale) });
  return [
    {
      name: t('dormitory.month', { year: academicYear }),
      value: amount(perMonth),
      large: true,
    },
    { name: t('dormitory.year', { months }), value: amount(perMonth * months) },
    { name: t('dormitory.places'), value: formatNumber(places, locale) },
    {
      name: t('dormitory.applications'),
      value: formatPeriod(applications.from, applications.to, locale),
    },
    {
      name: t('dormitory.warden'),
      link: { label: formatPhone(phone), href: `tel:${phone}` },
      large: true,
    },
    { name: t('footer.address'), value: text, lang },
  ];
}
