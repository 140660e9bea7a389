// Queries for vacancies.
import { buildDay } from '../../build/build-time.ts';
import { localizedDocuments } from '../../content-types/documents.ts';
import { markedTitles } from '../../content-types/marked-title.ts';
import { firstDayOf } from '../../content-types/publication.ts';
import { allRecords } from '../../content-types/records.ts';
import type { Locale } from '../../i18n/locales.ts';
import { writtenIn } from '../../i18n/localize.ts';
import { byDeadline } from './by-deadline.ts';

/** The vacancies with their departments, open ones first. */
export async function vacancies(locale: Locale) {
  const departments = await localizedDocuments('departments', locale);
  const sorted = byDeadline(await allRecords('vacancies'), buildDay);
  return sorted.map(({ id, data, deadline, expired }) => ({
    number: Number.parseInt(id, 10),
    data: { ...data, title: markedTitles(data.title, firstDayOf('vacancies', data)) },
    deadline,
    expired,
    /** The languages that the vacancy is written in. */
    translated: writtenIn(data.title, data.description, data.requirements),
    unit: departments.find(({ number }) => number === data.department),
  }));
}

/** A published vacancy. */
export type Vacancy = Awaited<ReturnType<typeof vacancies>>[number];
