import { expect, it } from 'vitest';
import { locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { translator } from '../../src/i18n/translate.ts';
import { pathsOf } from '../route-paths.ts';
import { pages } from './site.ts';

const courses = pathsOf('course').flatMap((course) =>
  locales.map((locale) => localizedPath(course, locale)),
);

/** The admissions among each course's facts, in the order of its page. */
const admissionsOfCourses = pages
  .filter(({ path }) => courses.includes(path))
  .map(({ $, locale }) =>
    $('[data-facts] [data-state]')
      .toArray()
      .map((state) => ({
        open: $(state).attr('data-state') === 'open',
        toOthers: $(state).parent().text().includes(translator(locale)('course.otherAdmission')),
      })),
  );

it('a course lists its own admissions before those to other programmes, open ones first', () => {
  expect(admissionsOfCourses).toHaveLength(courses.length);
  expect(admissionsOfCourses.flat().some(({ toOthers }) => toOthers)).toBe(true);
  for (const admissions of admissionsOfCourses) {
    const inOrder = admissions.toSorted(
      (a, b) => Number(a.toOthers) - Number(b.toOthers) || Number(b.open) - Number(a.open),
    );
    expect(admissions).toEqual(inOrder);
  }
});
