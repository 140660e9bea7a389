import type { AnswerFact } from '../../content-types/answers-schema.ts';
import { feeRangeText } from '../../content-types/fee-text.ts';
import { feeYears } from '../../content-types/fees.ts';
import { dayDigits, hoursText, type ReceptionHours } from '../../content-types/reception-hours.ts';
import { singleRecord } from '../../content-types/records.ts';
import { feeRanges } from '../../features/admission/fees.ts';
import { nextAdmissions } from '../../features/admission/queries.ts';
import { formatDate, formatNumber, formatPhone, isoDay } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localize } from '../../i18n/localize.ts';
import { translator } from '../../i18n/translate.ts';
import { officeOfPage } from '../../routing/page-documents.ts';
import type { FactLine } from '../../search/query.ts';

type FactsOf = (locale: Locale) => Promise<FactLine[]>;

const dayMs = 24 * 60 * 60 * 1000;

const telephone = (label: string, number: string): FactLine => ({
  text: `${label}: ${formatPhone(number)}`,
  href: `tel:${number}`,
});

/** The lines of each kind of fact, in the reader's language. */
export const answerFactLines: Record<AnswerFact, FactsOf> = {
  async address(locale) {
    const { postcode, address } = await singleRecord('contact');
    return [{ text: `${postcode}, ${localize(address, locale).text}` }];
  },

  async admission(locale) {
    const t = translator(locale);
    const admissions = await nextAdmissions(locale);
    return admissions.flatMap(({ text: { title }, data: { opens, closes } }) => [
      {
        text: `${title}: ${t('admission.opensOn', { date: formatDate(opens, locale) })}`,
        until: isoDay(new Date(opens.valueOf() - dayMs)),
      },
      {
        text: `${title}: ${t('admission.brief.openDay', { date: formatDate(closes, locale) })}`,
        from: isoDay(opens),
        until: isoDay(closes),
      },
    ]);
  },

  async dormitory(locale) {
    const t = translator(locale);
    const { phone, places } = await singleRecord('dormitory');
    const [due] = await feeYears();
    const { academicYear: year = '', dormitory } = due ?? {};
    const amount = dormitory && formatNumber(dormitory.perMonth, locale);
    return [
      ...(amount
        ? [{ text: `${t('dormitory.month', { year })}: ${t('dormitory.amount', { amount })}` }]
        : []),
      { text: `${t('dormitory.places')}: ${formatNumber(places, locale)}` },
      telephone(t('dormitory.warden'), phone),
    ];
  },

  async fees(locale) {
    const t = translator(locale);
    return (await feeRanges(locale)).map((range) => ({
      text: `${t(`fee.of.${range.currency}`, { year: range.academicYear })}: ${feeRangeText(range, locale)}`,
    }));
  },

  async hours(locale) {
    return todayLines((await singleRecord('contact')).reception, locale);
  },

  async library(locale) {
    const phone = (await officeOfPage('books', locale))?.data.phone;
    return phone ? [telephone(translator(locale)('contact.phones'), phone)] : [];
  },

  async phone(locale) {
    const { phones } = await singleRecord('contact');
    return phones.map(({ label, number }) => telephone(localize(label, locale).text, number));
  },
};

/** The hours of each day of the week, as a line for that day. */
function todayLines(hours: ReceptionHours, locale: Locale): FactLine[] {
  const t = translator(locale);
  return hours.map(({ from, to, ...line }) => ({
    text: `${t('day.today')}: ${hoursText(line, locale)}`,
    days: dayDigits(from, to),
  }));
}
