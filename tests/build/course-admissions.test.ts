import { expect, it } from 'vitest';
import { locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { pathsOf } from '../route-paths.ts';
import { pages } from './site.ts';

/** The states of the admissions among a course's facts, in the order of the page. */
function statesOn(path: string): (string | undefined)[] {
  return (pages.find((page) => page.path === path)?.$('[data-facts] [data-state]') ?? [])
    .toArray()
    .map(({ attribs }) => attribs['data-state']);
}

const courses = pathsOf('course');

it('a course lists the admissions that are open before the others', () => {
  const all = courses.flatMap((course) =>
    locales.map((locale) => statesOn(localizedPath(course, locale))),
  );
  expect(all.some((states) => states.length > 1)).toBe(true);
  for (const states of all) {
    const first = states.findIndex((state) => state !== 'open');
    if (first >= 0) expect(states.slice(first)).not.toContain('open');
  }
});
