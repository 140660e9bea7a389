import { expect, it } from 'vitest';
import { checkContent } from '../../../src/content-check/check.ts';
import { sentences } from '../../../src/content-check/message.ts';
import { neededEntries } from '../../../src/content-check/needed-entries.ts';
import { namedEntries } from '../../../src/content-types/named-entries.ts';
import { locales } from '../../../src/i18n/locales.ts';
import { type Files, inEnglish, project } from './fixture.ts';
import { wholeSite } from './whole-site.ts';

/** The whole site with the names of its files changed; files without one are deleted. */
const renamed = (change: (name: string) => string | undefined): Files =>
  Object.fromEntries(
    Object.entries(wholeSite).flatMap(([name, text]) => {
      const to = change(name);
      return to === undefined ? [] : [[to, text]];
    }),
  );
const without = (start: string) => renamed((name) => (name.startsWith(start) ? undefined : name));

async function check(files: Files) {
  const dir = await project(files);
  const { problems, warnings } = await checkContent(dir);
  const said = problems
    .map(inEnglish)
    .map(({ file, message }) => `${file.replace(`${dir}/`, '')}: ${message}`);
  return { problems, warnings, said };
}

it('accepts a site that has all of them, whatever the folders of numbers are called', async () => {
  expect(await check(wholeSite)).toMatchObject({ said: [], warnings: [] });
  const others = renamed((name) => name.replace('-name-', '-other-'));
  expect((await check(others)).said).toEqual([]);
});

it.each([
  [
    'sections/7-',
    'sections: there is no folder with the number 7 here. What needs it: the address for applications on the page of the hall of residence',
  ],
  [
    'pages/fees/',
    'pages: there is no folder “fees” here. What needs it: the page /fees. Restore it,',
  ],
  [
    'recognition/',
    'recognition: there is no file “uzbekistan.yaml” here. What needs it: the answer on the home page',
  ],
  [
    'answers/ru',
    'answers: there is no file “ru.yaml” here. What needs it: the search in this language: Русский.',
  ],
  [
    'settings/',
    'settings: there is no file here, and the site needs one. What needs it: the page /connect. Restore it.',
  ],
])('refuses a site without %s', async (start, message) => {
  const { said } = await check(without(start));
  expect(said.filter((problem) => problem.startsWith(message))).toHaveLength(1);
});

it('misses each of them, and says in every language what needs it', async () => {
  const { problems } = await check({ 'branches/a.yaml': '' });
  const missing = problems.filter(({ messages }) =>
    messages.some(({ key }) => key === 'named.uses'),
  );
  const singles = [
    'academic-calendar',
    'contact',
    'dormitory',
    'international',
    'settings',
    'trust-line',
  ];
  expect(missing).toHaveLength(neededEntries.length + singles.length);
  expect(neededEntries.length).toBeGreaterThan(Object.keys(namedEntries).length);
  for (const locale of locales) {
    for (const { messages } of missing)
      expect(sentences(messages, locale)).toMatch(/: .+\. \p{Lu}/u);
  }
});

it('takes no other number for it', async () => {
  const moved = renamed((name) => name.replace('sections/2-', 'sections/22-'));
  expect((await check(moved)).said).toEqual([
    expect.stringMatching(/^sections: there is no folder with the number 2 /),
  ]);
});

it('takes no draft for it', async () => {
  const office = 'sections/4-name-4/index.uz.md';
  const hidden = {
    ...wholeSite,
    [office]: `${wholeSite[office]}`.replace('order:', 'draft: true\norder:'),
  };
  expect((await check(hidden)).said).toEqual([
    expect.stringMatching(
      /^sections: visitors can’t see “4-name-4” yet, .*\/postgraduate.*Remove “draft: true”/,
    ),
  ]);
});

it('refuses two of what there is one of', async () => {
  const calendar = `${wholeSite['academic-calendar/2026-2027.yaml']}`;
  expect(
    (await check({ ...wholeSite, 'academic-calendar/2027-2028.yaml': calendar })).said,
  ).toEqual([
    expect.stringContaining(
      'academic-calendar: there must be one file here, and there are several: 2026-2027.yaml and 2027-2028.yaml. Keep one',
    ),
  ]);
  const twice = {
    ...wholeSite,
    'sections/4-second/index.uz.md': `${wholeSite['sections/4-name-4/index.uz.md']}`.replace(
      /name-4/g,
      'second',
    ),
  };
  expect((await check(twice)).said).toEqual([
    expect.stringMatching(/^sections\/4-second: .*is used by two folders, 4-name-4 and 4-second/),
  ]);
});
