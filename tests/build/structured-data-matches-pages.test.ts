import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { tashkentDate } from '../../src/calendar/tashkent.ts';
import { vacancyDeadline } from '../../src/features/careers/by-deadline.ts';
import { locales } from '../../src/i18n/locales.ts';
import { type Node, nodesIn, typesOf } from '../unit/structured-data/nodes.ts';
import { canonicalOf, dateIn, graphOf, isShown, nodesOf, pagesOf, pathOf } from './graphs.ts';
import { type BuiltPage, dist, findProblems, pages, singleSpaced } from './site.ts';

/** All nodes of a type, with their pages. */
const listNodes = (type: string) =>
  pages.flatMap((page) => nodesOf(page, type).map((node) => ({ page, node })));

/** The texts that `textsOf` returns for nodes of a type, but that their pages don't show. */
const findNotShown = (type: string, textsOf: (node: Node, page: BuiltPage) => unknown[]) =>
  listNodes(type).flatMap(({ page, node }) =>
    textsOf(node, page)
      .filter((text) => text !== undefined && !isShown(page, text))
      .map((text) => `${page.path}: ${text}`),
  );

it('agrees with the page on URL, name and language', () => {
  const titledTypes = [
    'NewsArticle',
    'ProfilePage',
    'EducationalOccupationalProgram',
    'Periodical',
    'JobPosting',
  ];
  expect(
    findProblems((page) =>
      graphOf(page)
        .filter((node) => titledTypes.includes(typesOf(node)[0] ?? ''))
        .flatMap(({ url, headline, name, title, mainEntity, inLanguage }) => {
          const heading = page.$('h1');
          const person = nodesIn(mainEntity).at(0)?.['name'];
          const lang = heading.closest('[lang]').attr('lang');
          return [
            url === canonicalOf(page) || `url ${url}`,
            singleSpaced(heading.text()) === (headline ?? name ?? title ?? person) || 'name',
            inLanguage === undefined || inLanguage === lang || `inLanguage ${inLanguage}`,
          ].filter((problem) => typeof problem === 'string');
        }),
    ),
  ).toEqual([]);
});

it('agrees with the page on a news item’s dates, category and tags', () => {
  expect(
    findNotShown('NewsArticle', ({ articleSection, keywords = [] }, page) =>
      page.$('h1[lang]').length > 0 ? [] : [articleSection, ...(keywords as string[])],
    ),
  ).toEqual([]);
  for (const { page, node } of listNodes('NewsArticle')) {
    const days = page
      .$('main header time')
      .toArray()
      .map((time) => page.$(time).attr('datetime'));
    const expected = new Set([node['datePublished'], node['dateModified']]);
    expect(days, page.path).toEqual([...expected]);
  }
});

it('agrees with the page on a video’s date, name and file', () => {
  const videos = listNodes('VideoObject');
  expect(videos.length).toBeGreaterThan(0);
  for (const { page, node } of videos) {
    const link = page.$(`a[href="${pathOf(String(node['contentUrl']))}"]`);
    expect(link.text()).toContain(node['name']);
    const day = link.closest('article').find('time').attr('datetime');
    expect(node['uploadDate']).toBe(`${day}T00:00:00+05:00`);
  }
});

it('agrees with the page on a course’s fee and code', () => {
  expect(findNotShown('Offer', ({ description }) => [description])).toEqual([]);
  expect(
    findNotShown('EducationalOccupationalProgram', ({ identifier }) =>
      nodesIn(identifier).map(({ value }) => value),
    ),
  ).toEqual([]);
});

it('agrees with the admission’s page on its dates', () => {
  const missing = listNodes('EducationalOccupationalProgram').filter(
    ({ page: { locale }, node: { applicationStartDate: opens, applicationDeadline: closes } }) =>
      opens &&
      !pagesOf('admission', locale).some((page) =>
        [opens, closes].every((day) => isShown(page, dateIn(day, locale))),
      ),
  );
  expect(missing.map(({ page }) => page.path)).toEqual([]);
});

it('agrees with the page on an issue’s date and its articles’ titles, authors and pages', () => {
  expect(
    findNotShown('PublicationIssue', ({ datePublished }, page) => [
      dateIn(datePublished, page.locale),
    ]),
  ).toEqual([]);
  expect(
    findNotShown('ScholarlyArticle', ({ headline, alternativeHeadline, author, pagination }) => [
      alternativeHeadline ?? headline,
      // In its own page's description only.
      ...(author ? [...nodesIn(author).map(({ name }) => name), pagination] : []),
    ]),
  ).toEqual([]);
});

it('describes an article on its own page', () => {
  for (const page of locales.flatMap((locale) => pagesOf('article', locale))) {
    const article = nodesOf(page, 'ScholarlyArticle').at(0);
    expect(article?.['url'], page.path).toBe(canonicalOf(page));
    expect(isShown(page, article?.['abstract']), page.path).toBe(true);
  }
});

it('agrees with the page on books', () => {
  expect(
    findNotShown('Book', ({ name, author, datePublished }) => [
      name,
      ...nodesIn(author).map((person) => person['name']),
      datePublished,
    ]),
  ).toEqual([]);
});

it('agrees with the page on a vacancy’s dates and description', () => {
  expect(
    findNotShown('JobPosting', ({ datePosted, validThrough, description }, page) => [
      dateIn(datePosted, page.locale),
      dateIn(validThrough, page.locale),
      ...load(String(description))('p, li')
        .toArray()
        .map((part) => load(part).text()),
    ]),
  ).toEqual([]);
});

it('has a job posting on the page of each open vacancy, and on no other page', () => {
  const isOpen = ({ path }: BuiltPage) => {
    const [file = ''] = globSync(
      join(dist, `../src/content/vacancies/${path.split('/').at(-1)}-*.yaml`),
    );
    const { announced } = parseYaml(readFileSync(file, 'utf8')) as { announced: string };
    return tashkentDate(new Date()) <= vacancyDeadline(new Date(announced));
  };
  const open = locales.flatMap((locale) => pagesOf('vacancy', locale)).filter(isOpen);
  const offered = listNodes('JobPosting').map(({ page }) => page.path);
  expect(offered.sort()).toEqual(open.map(({ path }) => path).sort());
});

it('agrees with the page on questions and their answers', () => {
  expect(findNotShown('Question', ({ name }) => [name])).toEqual([]);
  expect(findNotShown('Answer', ({ text }) => [text])).toEqual([]);
});
