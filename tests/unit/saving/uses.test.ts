import { expect, it } from 'vitest';
import { contentPath } from '../../../src/build/site-paths.mjs';
import { locales } from '../../../src/i18n/locales.ts';
import { linksTo, usesOfFiles } from '../../../src/saving/uses.ts';
import type { HeldEntry } from '../../../src/sveltia/hooks.ts';

/** An entry as Sveltia holds it; `files` are its values by the file's name in its type's folder. */
function held(slug: string, files: Readonly<Record<string, Record<string, unknown>>>): HeldEntry {
  const texts = Object.entries(files).map(([name, content]) => {
    const [, locale = 'uz'] = /index\.(\w+)\.md$/.exec(name) ?? [];
    return [locale, { path: `${contentPath}/${name}`, content }];
  });
  return { id: Object.keys(files)[0] ?? '', slug, locales: Object.fromEntries(texts) };
}

const news = (slug: string, text: string, locale = 'uz') =>
  held(slug, {
    [`news/${slug}/index.uz.md`]: { title: `Title of ${slug}`, body: locale === 'uz' ? text : '' },
    ...(locale !== 'uz' && {
      [`news/${slug}/index.${locale}.md`]: { title: `In ${locale}`, body: text },
    }),
  });

const section = held('6-library', { 'sections/6-library/index.uz.md': { title: 'Library' } });

const said = (entries: readonly HeldEntry[]) =>
  linksTo('sections', [section], [section, ...entries], 'en').map(
    ({ collectionLabel, summary, fieldLabel, messages }) =>
      `${collectionLabel} › ${summary}, ${fieldLabel}: ${messages}`,
  );

it('finds links in texts of each language, and says where', () => {
  expect(said([news('1-open', 'In the [library](/sections/6#hours).')])).toEqual([
    'News › Title of 1-open, Text (Oʻzbekcha): /sections/6#hours: take this out or change it, then delete.',
  ]);
  const russian = news('2-day', 'В [библиотеке](/ru/sections/6/).\n\n[1]: /sections/6', 'ru');
  expect(said([russian])).toEqual([
    'News › Title of 2-day, Text (Русский): /ru/sections/6/: take this out or change it, then delete.',
  ]);
});

it('finds links in fields, and calls entries without a title by their name', () => {
  const answers = held('ru', {
    'answers/ru.yaml': { 'answers.1.page': '/sections/6', 'answers.2.page': '/sections/60' },
  });
  expect(said([answers])).toEqual([
    expect.stringMatching(/^Search answers › ru, .*\(item 2\) › .*: \/sections\/6: take/),
  ]);
});

it('finds no links to other pages, and none in what is deleted at the same time', () => {
  const others = news('3-other', '[One](/sections/61), [two](/news/6), [three](#sections/6), 6.');
  expect(said([others, news('4-code', 'The address `/sections/6`.')])).toEqual([]);
  const linking = held('7-desk', {
    'sections/7-desk/index.uz.md': { title: 'Desk', body: '[Library](/sections/6)' },
  });
  expect(said([linking])).toHaveLength(1);
  expect(linksTo('sections', [section, linking], [section, linking], 'en')).toEqual([]);
  expect(linksTo('sections', [], [linking], 'en')).toEqual([]);
});

it('finds the texts and fields that name a file', () => {
  const pdf = 'public/documents/rules.pdf';
  const picture = `${contentPath}/news/5-hall/hall one.webp`;
  const entries = [
    news('5-hall', '![Hall](./hall%20one.webp)\n\n[Rules](/documents/rules.pdf)'),
    held('6-cover', {
      'news/6-cover/index.uz.md': { cover: '../5-hall/hall one.webp', title: 'Cover' },
    }),
    held('7-own', { 'news/7-own/index.uz.md': { cover: 'hall one.webp', title: 'Own' } }),
  ];
  const named = (path: string) =>
    usesOfFiles([path], entries, 'en').map(({ summary, fieldLabel }) => [summary, fieldLabel]);
  expect(named(pdf)).toEqual([['Title of 5-hall', 'Text (Oʻzbekcha)']]);
  expect(named(picture)).toEqual([
    ['Title of 5-hall', 'Text (Oʻzbekcha)'],
    ['Cover', expect.stringMatching(/^\S.* \(Oʻzbekcha\)$/)],
  ]);
  expect(named('public/documents/other.pdf')).toEqual([]);
});

it('says it in each language', () => {
  const uses = locales.map(
    (locale) => linksTo('sections', [section], [news('1-a', '[A](/sections/6)')], locale)[0],
  );
  expect(new Set(uses.map((use) => `${use?.messages}`)).size).toBe(locales.length);
});
