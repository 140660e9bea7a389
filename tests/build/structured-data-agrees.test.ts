import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { tashkentDate } from '../../src/calendar/tashkent.ts';
import { vacancyDeadline } from '../../src/collections/vacancies/deadline.ts';
import { locales } from '../../src/i18n/locales.ts';
import { type Node, nodesIn, typesOf } from '../unit/structured-data/nodes.ts';
import { fullArticle } from '../unit/structured-data/rules.ts';
import { canonicalOf, dateIn, graphOf, isShown, nodesOf, pagesOf, pathOf } from './graphs.ts';
import { type BuiltPage, dist, pages, problemsOf } from './site.ts';

/** The pages that have a thing of a type, with it. */
const things = (type: string) =>
  pages.flatMap((page) => nodesOf(page, type).map((thing) => ({ page, thing })));

/** The things of a type of which `shown` finds something that their page doesn't show. */
const notShown = (type: string, shown: (thing: Node, page: BuiltPage) => unknown[]) =>
  things(type).flatMap(({ page, thing }) =>
    shown(thing, page)
      .filter((text) => text !== undefined && !isShown(page, text))
      .map((text) => `${page.path}: ${text}`),
  );

it('agrees with the page in its address, its name and its language', () => {
  const titled = [
    'NewsArticle',
    'ProfilePage',
    'EducationalOccupationalProgram',
    'Periodical',
    'JobPosting',
  ];
  expect(
    problemsOf((page) =>
      graphOf(page)
        .filter((thing) => titled.includes(typesOf(thing)[0] ?? ''))
        .flatMap(({ url, headline, name, title, mainEntity, inLanguage }) => {
          const heading = page.$('h1');
          const person = nodesIn(mainEntity).at(0)?.['name'];
          const lang = heading.closest('[lang]').attr('lang');
          return [
            url === canonicalOf(page) || `url ${url}`,
            heading.text().trim() === (headline ?? name ?? title ?? person) || 'name',
            inLanguage === undefined || inLanguage === lang || `inLanguage ${inLanguage}`,
          ].filter((problem) => typeof problem === 'string');
        }),
    ),
  ).toEqual([]);
});

it('agrees with the page in the days of a news item, its category and its tags', () => {
  expect(
    notShown(
      'NewsArticle',
      ({ datePublished, dateModified, articleSection, keywords = [] }, page) => [
        dateIn(datePublished, page.locale),
        dateIn(dateModified, page.locale),
        ...(page.$('h1[lang]').length > 0 ? [] : [articleSection, ...(keywords as string[])]),
      ],
    ),
  ).toEqual([]);
});

it('agrees with the page in the day, the name and the file of a video', () => {
  const videos = things('VideoObject');
  expect(videos.length).toBeGreaterThan(0);
  for (const { page, thing } of videos) {
    const link = page.$(`a[href="${pathOf(String(thing['contentUrl']))}"]`);
    expect(link.text()).toContain(thing['name']);
    const day = link.closest('article').find('time').attr('datetime');
    expect(thing['uploadDate']).toBe(`${day}T00:00:00+05:00`);
  }
});

it('agrees with the page in the fee of a course and its code', () => {
  expect(notShown('Offer', ({ description }) => [description])).toEqual([]);
  expect(
    notShown('EducationalOccupationalProgram', ({ identifier }) =>
      nodesIn(identifier).map(({ value }) => value),
    ),
  ).toEqual([]);
});

it('agrees in the days of an admission with the admission’s page', () => {
  const missing = things('EducationalOccupationalProgram').filter(
    ({ page: { locale }, thing: { applicationStartDate: opens, applicationDeadline: closes } }) =>
      opens &&
      !pagesOf('admission', locale).some((page) =>
        [opens, closes].every((day) => isShown(page, dateIn(day, locale))),
      ),
  );
  expect(missing.map(({ page }) => page.path)).toEqual([]);
});

it('agrees with the page in the days of an issue and the titles, authors and pages of its articles', () => {
  expect(
    notShown('PublicationIssue', ({ datePublished }, page) => [dateIn(datePublished, page.locale)]),
  ).toEqual([]);
  expect(
    notShown('ScholarlyArticle', ({ headline, alternativeHeadline, author, pagination }) => [
      alternativeHeadline ?? headline,
      ...nodesIn(author).map(({ name }) => name),
      pagination,
    ]),
  ).toEqual([]);
});

it('describes an article on its own page in full', () => {
  for (const page of locales.flatMap((locale) => pagesOf('article', locale))) {
    const article = nodesOf(page, 'ScholarlyArticle').at(0);
    expect(fullArticle.safeParse(article).error, page.path).toBeUndefined();
    expect(article?.['url'], page.path).toBe(canonicalOf(page));
    expect(isShown(page, article?.['abstract']), page.path).toBe(true);
  }
});

it('agrees with the page in the books', () => {
  expect(
    notShown('Book', ({ name, author, datePublished }) => [
      name,
      ...nodesIn(author).map((person) => person['name']),
      datePublished,
    ]),
  ).toEqual([]);
});

it('agrees with the page in the days of a vacancy and its description', () => {
  expect(
    notShown('JobPosting', ({ datePosted, validThrough, description }, page) => [
      dateIn(datePosted, page.locale),
      dateIn(validThrough, page.locale),
      ...load(String(description))('p, li')
        .toArray()
        .map((part) => load(part).text()),
    ]),
  ).toEqual([]);
});

it('offers a job on the page of each vacancy that is open, and on no other page', () => {
  const isOpen = ({ path }: BuiltPage) => {
    const [file = ''] = globSync(
      join(dist, `../src/content/vacancies/${path.split('/').at(-1)}-*.yaml`),
    );
    const { announced } = parseYaml(readFileSync(file, 'utf8')) as { announced: string };
    return tashkentDate(new Date()) <= vacancyDeadline(new Date(announced));
  };
  const open = locales.flatMap((locale) => pagesOf('vacancy', locale)).filter(isOpen);
  const offered = things('JobPosting').map(({ page }) => page.path);
  expect(offered.sort()).toEqual(open.map(({ path }) => path).sort());
});

it('agrees with the page in the questions and their answers', () => {
  expect(notShown('Question', ({ name }) => [name])).toEqual([]);
  expect(notShown('Answer', ({ text }) => [text])).toEqual([]);
});
