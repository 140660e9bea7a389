// Queries for admissions: open ones, the next ones, those to a course.
import { buildDay } from '../../build/build-time.ts';
import { windowState } from '../../content-types/application-window.ts';
import { type LocalizedDocument, localizedDocuments } from '../../content-types/documents.ts';
import { namedEntries } from '../../content-types/named-entries.ts';
import { singleRecord } from '../../content-types/records.ts';
import type { Locale } from '../../i18n/locales.ts';

/** The only admission to a course that hasn't closed; undefined if there is none or more than one. */
export async function onlyAdmission(course: number, locale: Locale) {
  const [first, ...others] = (await localizedDocuments('admissions', locale))
    .map(({ data }) => data)
    .filter(({ courses, closes }) => courses.includes(course) && closes >= buildDay);
  return others.length === 0 ? first : undefined;
}

/** All admissions: by the next opening or closing date, closed ones last. */
export async function nextAdmissions(locale: Locale) {
  const rank = ({ data: { opens, closes } }: Admission) => [
    closes < buildDay ? 1 : 0,
    (opens > buildDay ? opens : closes).valueOf(),
  ];
  return (await localizedDocuments('admissions', locale)).toSorted((a, b) => {
    const [[closedA = 0, dayA = 0], [closedB = 0, dayB = 0]] = [rank(a), rank(b)];
    return closedA - closedB || dayA - dayB;
  });
}

/** The admissions to a course that haven't closed, soonest first, or else the closed ones. */
export async function admissionsFor(course: number, locale: Locale) {
  return upcomingIfAny(
    (await nextAdmissions(locale)).filter(({ data }) => data.courses.includes(course)),
  );
}

/** A course's own admissions, and those to other programmes of its faculty. */
export async function courseAdmissions(course: LocalizedDocument<'courses'>) {
  const own = await admissionsFor(course.number, course.locale);
  const beside = await nursingAdmissionsBeside(course);
  return { own, beside };
}

/** Moves open admissions to the front and keeps the order otherwise. */
export function openFirst(all: readonly Admission[]): Admission[] {
  const waits = ({ data }: Admission) => Number(windowState(data) !== 'open');
  return all.toSorted((a, b) => waits(a) - waits(b));
}

/** For courses of the nursing faculty: its admissions to nursing programmes that haven't closed. */
async function nursingAdmissionsBeside({
  data: { faculty },
  locale,
}: LocalizedDocument<'courses'>) {
  const { nursing } = await singleRecord('settings');
  if (faculty !== nursing?.faculty) return [];
  return (await nextAdmissions(locale)).filter(
    ({ data }) => data.programmes.length > 0 && data.closes >= buildDay,
  );
}

/** The admissions on the home page: the next one, and the one to the bachelor's programmes. */
export async function homeAdmissions(locale: Locale) {
  return (await nextAdmissions(locale)).filter(
    ({ number }, index) => index === 0 || number === namedEntries.bachelorAdmission.number,
  );
}

type Admission = LocalizedDocument<'admissions'>;

/** The admissions that haven't closed, or else all: past dates are better than none. */
export function upcomingIfAny(all: readonly Admission[]): readonly Admission[] {
  const upcoming = all.filter(({ data }) => data.closes >= buildDay);
  return upcoming.length > 0 ? upcoming : all;
}
