import { expect, it } from 'vitest';
import { locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { pathsOf } from '../route-paths.ts';
import { pages } from './site.ts';

const courses = pathsOf('course').flatMap((course) =>
  locales.map((locale) => localizedPath(course, locale)),
);

/** The states of the admissions among each course's facts, in the order of its page. */
const statesOfCourses = pages
  .filter(({ path }) => courses.includes(path))
  .map(({ $ }) =>
    $('[data-facts] [data-state]')
      .toArray()
      .map(({ attribs }) => attribs['data-state']),
  );

it('a course lists the admissions that are open before the others', () => {
  expect(statesOfCourses).toHaveLength(courses.length);
  expect(statesOfCourses.some((states) => states.length > 1)).toBe(true);
  for (const states of statesOfCourses) {
    const waiting = states.findIndex((state) => state !== 'open');
    if (waiting >= 0) expect(states.slice(waiting)).not.toContain('open');
  }
});
