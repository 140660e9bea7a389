import { buildTime } from '../../build/build-time.ts';
import { tashkentDate } from '../../calendar/tashkent.ts';
import type { Locale } from '../../i18n/locales.ts';
import { writtenIn } from '../../i18n/localize.ts';
import { localizedDocuments } from '../documents.ts';
import { allRecords } from '../records.ts';
import { publishedVacancies } from './published.ts';

/** The vacancies announced at build time, with their departments: open ones first. */
export async function vacancies(locale: Locale) {
  const departments = await localizedDocuments('departments', locale);
  const published = publishedVacancies(await allRecords('vacancies'), tashkentDate(buildTime));
  return published.map(({ id, data, deadline, expired }) => ({
    number: Number.parseInt(id, 10),
    data,
    deadline,
    expired,
    /** The languages that the vacancy is written in. */
    translated: writtenIn(data.title, data.description, data.requirements),
    unit: departments.find(({ number }) => number === data.department),
  }));
}

/** A published vacancy. */
export type Vacancy = Awaited<ReturnType<typeof vacancies>>[number];
