// Queries for admissions: open ones, the next ones, those to a course.
import { buildDay } from '../../build/build-time.ts';
import { type WindowState, windowState } from '../../content-types/application-window.ts';
import { type LocalizedDocument, localizedDocuments } from '../../content-types/documents.ts';
import { singleRecord } from '../../content-types/records.ts';
import type { Locale } from '../../i18n/locales.ts';

/** The only admission to a course that hasn't closed; undefined if there is none or more than one. */
export async function onlyAdmission(course: number, locale: Locale) {
  const [first, ...others] = (await localizedDocuments('admissions', locale))
    .map(({ data }) => data)
    .filter(({ courses, closes }) => courses.includes(course) && closes >= buildDay);
  return others.length === 0 ? first : undefined;
}

const order: Record<WindowState, number> = { open: 0, notYet: 1, closed: 2 };

/**
 * All admissions in the order of the build's day: the open ones, first to close first, then those to come,
 * first to open first, then the closed ones. On later days this order only lacks that closed ones are last.
 */
export async function nextAdmissions(locale: Locale) {
  const rank = ({ data }: Admission): readonly [number, number] => {
    const state = windowState(data);
    return [order[state], (state === 'notYet' ? data.opens : data.closes).valueOf()];
  };
  return (await localizedDocuments('admissions', locale)).toSorted((a, b) => {
    const [[stateA, dayA], [stateB, dayB]] = [rank(a), rank(b)];
    return stateA - stateB || dayA - dayB;
  });
}

/** The admissions to a course that haven't closed, in that order, or else the closed ones. */
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

type Admission = LocalizedDocument<'admissions'>;

/** The admissions that haven't closed, or else all: past dates are better than none. */
export function upcomingIfAny(all: readonly Admission[]): readonly Admission[] {
  const upcoming = all.filter(({ data }) => data.closes >= buildDay);
  return upcoming.length > 0 ? upcoming : all;
}
