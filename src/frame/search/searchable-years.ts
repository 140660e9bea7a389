import { allRecords } from '../../content-types/records.ts';
import { vacancies } from '../../features/careers/queries.ts';
import { newsByDate } from '../../features/news/queries.ts';
import { defaultLocale } from '../../i18n/locales.ts';

/** The years by which search results can be filtered, newest first: those of any dated content. */
export async function searchableYears(): Promise<number[]> {
  const years = [
    ...(await newsByDate(defaultLocale)).map(({ data }) => data.date.getUTCFullYear()),
    ...(await vacancies(defaultLocale)).map(({ data }) => data.announced.getUTCFullYear()),
    ...(await allRecords('journal-issues')).map(({ data }) => data.uploadedOn.getUTCFullYear()),
    ...(await allRecords('books')).map(({ data }) => data.year),
  ];
  return [...new Set(years)].sort((a, b) => b - a);
}
