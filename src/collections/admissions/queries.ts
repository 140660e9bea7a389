import { buildTime, calendarDay } from '../../build-time.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localizedDocuments } from '../documents.ts';

/** The one admission for a course that has not closed; none where several could be meant. */
export async function onlyAdmission(course: number, locale: Locale) {
  const today = calendarDay(buildTime);
  const [first, ...others] = (await localizedDocuments('admissions', locale))
    .map(({ data }) => data)
    .filter(({ courses, closes }) => courses.includes(course) && closes >= today);
  return others.length === 0 ? first : undefined;
}
