// Structured data of a course for search engines.
import type { EducationalOccupationalProgram, Offer, Organization } from 'schema-dts';
import type { LocalizedDocument } from '../../content-types/documents.ts';
import { moneyText } from '../../content-types/fee-text.ts';
import type { Fee } from '../../content-types/fee-year.ts';
import { isoDay } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translate.ts';
import { href } from '../../routing/href.ts';
import { absoluteUrl } from '../../routing/site.ts';
import type { studyForms } from './course-schema.ts';

/** The properties of a course that structured data needs. */
export type CourseEntry = Pick<
  LocalizedDocument<'courses'>,
  'number' | 'data' | 'text' | 'textLocale'
>;

/** Values of `educationalProgramMode`, from the examples at schema.org. */
const modes = {
  fullTime: 'full-time',
  evening: 'evening',
  partTime: 'part-time',
  online: 'online',
  hybrid: 'blended',
} as const satisfies Record<(typeof studyForms)[number], string>;

/** A degree programme; `admission` is its current admission, if any, and `fees` are those that are known. */
export function programme(
  { number, data, text, textLocale }: CourseEntry,
  {
    provider,
    fees,
    admission,
  }: {
    provider: Organization;
    fees: readonly Fee[];
    admission?: { opens: Date; closes: Date } | undefined;
  },
): EducationalOccupationalProgram {
  const t = translator(textLocale);
  const url = absoluteUrl(href('course', textLocale, { id: number }));
  return {
    '@type': 'EducationalOccupationalProgram',
    '@id': `${url}#programme`,
    url,
    name: text.title,
    description: text.summary,
    ...(data.code && {
      identifier: { '@type': 'PropertyValue', name: t('course.code'), value: data.code },
    }),
    provider,
    educationalCredentialAwarded: t(`course.degree.${data.degree}`),
    timeToComplete: duration(data.years),
    educationalProgramMode: data.forms.map((form) => modes[form]),
    hasCourse: {
      '@type': 'Course',
      name: text.title,
      description: text.summary,
      inLanguage: data.languages,
      provider,
    },
    offers: tuition(fees, textLocale),
    applicationStartDate: admission && isoDay(admission.opens),
    applicationDeadline: admission && isoDay(admission.closes),
  };
}

/** `6` → `P6Y`, `3.5` → `P3Y6M`. */
function duration(years: number): string {
  const months = Math.round((years % 1) * 12);
  return `P${Math.floor(years)}Y${months > 0 ? `${months}M` : ''}`;
}

/** The fees for citizens and for citizens of other countries, year by year. */
function tuition(fees: readonly Fee[], locale: Locale): Offer[] | undefined {
  if (fees.length === 0) return undefined;
  const t = translator(locale);
  return fees.flatMap(({ academicYear, amount, foreign }) =>
    [
      { price: amount, priceCurrency: 'UZS' as const },
      ...(foreign ? [{ price: foreign, priceCurrency: 'USD' as const }] : []),
    ].map(({ price, priceCurrency }) => ({
      '@type': 'Offer',
      name: t(`fee.of.${priceCurrency}`, { year: academicYear }),
      description: moneyText(price, priceCurrency, locale),
      price,
      priceCurrency,
    })),
  );
}
