import { buildTime, calendarDay } from '../../build-time.ts';
import type { Locale } from '../../i18n/locales.ts';
import { type LocalizedDocument, localizedDocuments } from '../documents.ts';
import { allRecords } from '../records.ts';
import { vacancyDeadline } from './deadline.ts';

/** The vacancies with their unit and deadline: open ones first, the latest announced of each first. */
export async function vacancies(locale: Locale) {
  const departments = await localizedDocuments('departments', locale);
  const unitOf = (number?: number): LocalizedDocument<'departments'> | undefined =>
    departments.find((department) => department.number === number);
  return (await allRecords('vacancies'))
    .map(({ id, data }) => {
      const deadline = vacancyDeadline(data.announced);
      const expired = calendarDay(buildTime) > deadline;
      const number = Number.parseInt(id, 10);
      return { number, data, deadline, expired, unit: unitOf(data.department) };
    })
    .sort(
      (a, b) =>
        Number(a.expired) - Number(b.expired) ||
        b.data.announced.valueOf() - a.data.announced.valueOf(),
    );
}

export type Vacancy = Awaited<ReturnType<typeof vacancies>>[number];
