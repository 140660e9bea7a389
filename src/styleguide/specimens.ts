import type { CollectionEntry } from 'astro:content';
import type { LocalizedDocument } from '../content-types/documents.ts';
import type { DocumentType } from '../content-types/registry.ts';
import type { FeeGroup } from '../features/admission/fee-groups.ts';
import type { Vacancy } from '../features/careers/queries.ts';
import type { JournalIssue } from '../features/journals/queries.ts';
import { type Locale, locales, perLocale } from '../i18n/locales.ts';
import coverImage from './cover.jpg';
import portrait from './portrait.jpg';
import { type Texts, texts, textsIn } from './texts.ts';

export { coverImage, portrait };

const localized = (key: keyof Texts) => perLocale((locale) => texts[locale][key]);

const day = (date: string) => new Date(`${date}T00:00:00Z`);

/** A document without a file: the minimum, overridden by the given data and text. */
function specimen<Type extends DocumentType>(
  locale: Locale,
  number: number,
  data: Partial<LocalizedDocument<Type>['data']>,
  text: Partial<LocalizedDocument<Type>['text']> = {},
): LocalizedDocument<Type> {
  const { title, summary } = texts[locale];
  return {
    number,
    slug: 'specimen',
    locale,
    textLocale: locale,
    translated: locales,
    data,
    text: { title, summary, ...text },
  } as unknown as LocalizedDocument<Type>;
}

/** News items with an image, with an ikat cover, and with a long title. */
export const newsSpecimens = (locale: Locale) => ({
  // Cards are rendered once per number, so these are numbers that no item has.
  withCover: specimen<'news'>(locale, 90_001, {
    date: day('2026-09-04'),
    category: 'university',
    cover: coverImage,
    sample: true,
  }),
  withoutCover: specimen<'news'>(locale, 90_002, { date: day('2026-05-20'), category: 'social' }),
  long: specimen<'news'>(
    locale,
    90_003,
    { date: day('2025-12-31'), category: 'university', sample: true },
    { title: texts[locale].longTitle },
  ),
});

/** A sample course. */
export const courseSpecimen = (locale: Locale) =>
  specimen<'courses'>(locale, 1, {
    code: '60910200',
    years: 6,
    languages: ['uz', 'ru'],
    forms: ['fullTime'],
    sample: true,
  });

/** A journal without a cover or an ISSN. */
export const journalSpecimen = (locale: Locale) =>
  specimen<'journals'>(locale, 1, { founded: 2023, issuesPerYear: 4 });

/** A file that every site has, because its size is shown. */
const anyFile = '/documents/contract-specimen-uz.pdf';

/** Two issues of a journal, with an article with a file and one without. */
export const issueSpecimens: JournalIssue[] = [2, 1].map((number) => ({
  journal: 1,
  year: 2026,
  number,
  startDate: day('2026-05-01'),
  endDate: day('2026-07-31'),
  checkedBy: localized('name'),
  uploadedOn: day('2026-09-18'),
  articles: [
    { title: localized('longTitle'), pages: '5–14', pdf: anyFile },
    { title: localized('title'), pages: '15–24' },
  ].map((article) => ({
    ...article,
    authors: ['A. Author', 'B. Author'],
    language: 'uz',
    abstract: localized('summary'),
  })),
  sample: true,
}));

/** Admissions before, in and after their window. */
export const admissionSpecimens = (locale: Locale) =>
  [
    ['2099-06-20', '2099-08-10'],
    ['2020-06-20', '2099-08-10'],
    ['2020-06-20', '2020-08-10'],
  ].map(([opens = '', closes = ''], index) =>
    specimen<'admissions'>(locale, index + 1, {
      academicYear: '2026-2027',
      opens: day(opens),
      closes: day(closes),
    }),
  );

/** A figure of each kind. */
export const figureSpecimens = (['students', 'graduates', 'professors', 'branches'] as const).map(
  (kind, index) => ({
    kind,
    value: [12345, 6789, 210, 3][index] as number,
    year: 2025,
    source: localized('title'),
    sample: true,
  }),
);

/** Nursing programmes measured in years and in months. */
export const programmeSpecimens: Pick<CollectionEntry<'nursing-programmes'>, 'id' | 'data'>[] = [
  { code: 'BSN', duration: { min: 3, max: 3.5, unit: 'years' as const } },
  { code: 'ABSN', duration: { min: 12, max: 18, unit: 'months' as const } },
].map((programme, order) => ({
  id: 'specimen',
  data: {
    ...programme,
    order,
    title: localized('title'),
    audience: localized('summary'),
    description: localized('summary'),
    sample: true,
  },
}));

/** A table of fees in one year and in two: both fees, none, and citizens' alone, in the first year. */
export const feeSpecimens = (locale: Locale) => {
  const { title, longTitle, summary } = textsIn(locale);
  const all = ['2026-2027', '2027-2028'];
  return [1, 2].map((count) => {
    const years = all.slice(0, count).map((academicYear) => {
      return { academicYear, source: localized('title') };
    });
    const fees = years.map(({ academicYear }) => ({ academicYear, amount: 34_000_000 }));
    const row = { href: '#fees', details: title };
    const long = { ...row, title: { text: longTitle } };
    const rows = [
      {
        ...row,
        title: { text: title },
        fees: fees.map((fee) => ({ ...fee, foreign: 3_600 })),
      },
      { ...long, details: summary, fees: fees.map(() => undefined) },
      { ...long, fees: fees.map((fee, next) => (next ? undefined : fee)) },
    ];
    return { years, groups: [{ title, rows }] satisfies FeeGroup[] };
  });
};

const videoData: CollectionEntry<'videos'>['data'] = {
  title: localized('title'),
  description: localized('summary'),
  date: day('2026-11-09'),
  seconds: 72,
  poster: coverImage,
  file: anyFile,
  captions: { uz: anyFile, ru: anyFile },
  transcript: localized('summary'),
  sample: true,
};

/** A video with captions and a transcript. */
export const videoSpecimen = { id: 'specimen', data: videoData };

/** A book with copies and an online edition, and one with neither. */
export const bookSpecimens: (CollectionEntry<'books'>['data'] & { id: string })[] = [
  { copies: 12, url: 'https://example.com/book' },
  { copies: 0, url: undefined },
].map((book, index) => ({
  ...book,
  id: String(index),
  title: index ? texts.ru.longTitle : texts.uz.title,
  authors: ['A. Author', 'B. Author'].slice(index),
  year: 2021,
  language: index ? 'ru' : 'uz',
  subject: localized('title'),
  sample: index === 0,
}));

/** An open electronic resource. */
export const resourceSpecimen: CollectionEntry<'resources'>['data'] & { id: string } = {
  id: 'specimen',
  name: 'Library',
  description: localized('summary'),
  url: 'https://example.com/',
  access: 'open',
  order: 1,
  sample: false,
};

/** An open and an expired vacancy. */
export const vacancySpecimens: Vacancy[] = [false, true].map((expired) => ({
  number: expired ? 2 : 1,
  expired,
  deadline: day(expired ? '2020-12-20' : '2096-12-20'),
  translated: [...locales],
  unit: undefined,
  data: {
    title: localized('post'),
    kind: 'departmentHead',
    announced: day('2020-11-20'),
    description: localized('summary'),
    requirements: perLocale((locale) => [texts[locale].title, texts[locale].summary]),
    sample: true,
  },
}));
