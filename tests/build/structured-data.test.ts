import WebAutoExtractor from '@marbec/web-auto-extractor';
import { describe, expect, it } from 'vitest';
import { formatHours } from '../../src/i18n/format.ts';
import { locales } from '../../src/i18n/locales.ts';
import type { Route } from '../../src/routing/routes.ts';
import {
  type Node,
  nodesIn,
  referencesIn,
  stringsIn,
  typesOf,
} from '../unit/structured-data/nodes.ts';
import { findValidatorProblems } from '../unit/structured-data/problems.ts';
import { canonicalOf, graphOf, isShown, nodesOf, pagesOf, pathOf, scriptOf } from './graphs.ts';
import { type BuiltPage, findProblems, isIndexed, isServed, pages } from './site.ts';

const { origin } = new URL(canonicalOf(pages[0] as BuiltPage));

/** The types of each page's structured data, except the breadcrumb and the FAQ. */
const subjects: Partial<Record<Route, readonly string[]>> = {
  home: ['CollegeOrUniversity'],
  about: ['CollegeOrUniversity'],
  contact: ['CollegeOrUniversity'],
  connect: ['CollegeOrUniversity'],
  newsItem: ['NewsArticle'],
  newsItemById: ['NewsArticle'],
  person: ['ProfilePage'],
  course: ['EducationalOccupationalProgram'],
  journal: ['Periodical'],
  journalById: ['Periodical'],
  article: ['ScholarlyArticle'],
  books: ['ItemList'],
  careers: [],
};

describe('every page', () => {
  it('has its structured data in one script, and none if it is not indexed', () => {
    expect(
      findProblems((page) => {
        const expected = isIndexed(page) ? 1 : 0;
        return scriptOf(page).length === expected ? [] : [`${scriptOf(page).length} scripts`];
      }),
    ).toEqual([]);
  });

  it('follows search engines’ rules and schema.org’s properties for each type', async () => {
    const problems = pages.map(async (page) =>
      (await findValidatorProblems(new WebAutoExtractor().parse(page.html))).map(
        (problem) => `${page.path}: ${problem}`,
      ),
    );
    expect((await Promise.all(problems)).flat()).toEqual([]);
  });

  it('refers only to existing pages and files', () => {
    expect(
      findProblems((page) =>
        stringsIn(graphOf(page))
          .filter((text) => text.startsWith(origin))
          .filter((url) => !isServed(pathOf(url))),
      ),
    ).toEqual([]);
  });

  it('refers only to nodes that the page in their @id describes', () => {
    const described = new Map(
      pages.map((page) => [page.path, new Set(nodesIn(graphOf(page)).map((node) => node['@id']))]),
    );
    expect(
      findProblems((page) =>
        [
          ...nodesIn(graphOf(page)).flatMap((node) => node['@id'] ?? []),
          ...referencesIn(graphOf(page)),
        ].filter((id) => !described.get(pathOf(id))?.has(id)),
      ),
    ).toEqual([]);
  });

  it('shows the same breadcrumb as its BreadcrumbList', () => {
    expect(
      findProblems((page) => {
        const shown = page
          .$('main ol:has(> [aria-current=page]) > li')
          .toArray()
          .map((item) => {
            const href = page.$('a', item).attr('href');
            return [page.$(item).text().trim(), href && new URL(href, origin).href];
          });
        const listed = nodesOf(page, 'BreadcrumbList').flatMap((list) =>
          nodesIn(list['itemListElement']).map(({ name, item }) => [name, item]),
        );
        const [one, other] = [shown, listed].map((items) =>
          JSON.stringify(items).replaceAll('\u00a0', ' '),
        );
        return !isIndexed(page) || one === other ? [] : [`${one} and ${other}`];
      }),
    ).toEqual([]);
  });

  it('shows the images that it refers to', () => {
    expect(
      findProblems((page) =>
        nodesIn(graphOf(page))
          .flatMap(({ image, thumbnailUrl }) => [image, thumbnailUrl])
          .filter((url) => typeof url === 'string')
          .filter(
            (url) => page.$(`[src$="${pathOf(url)}"], [srcset*="${pathOf(url)}"]`).length === 0,
          ),
      ),
    ).toEqual([]);
  });
});

describe.each(locales)('in %s', (locale) => {
  it.each(Object.entries(subjects) as [Route, readonly string[]][])(
    '%s is about %j',
    (route, types) => {
      for (const page of pagesOf(route, locale)) {
        const about = new Set(graphOf(page).flatMap(typesOf));
        about.delete('BreadcrumbList');
        about.delete('FAQPage');
        expect([...about], page.path).toEqual(types);
      }
    },
  );

  it.each(['home', 'about'] as const)(
    '%s refers to the university that other pages describe',
    (route) => {
      const [short, full] = [route, 'contact' as const].map((name) => {
        const [page] = pagesOf(name, locale);
        return page && nodesOf(page, 'CollegeOrUniversity')[0];
      });
      expect(full).toMatchObject(short ?? {});
      expect(short).toMatchObject({ name: expect.any(String), logo: expect.any(String) });
    },
  );

  it('connect describes the university as contact does', () => {
    const [connect, contact] = (['connect', 'contact'] as const).map((route) =>
      pagesOf(route, locale).flatMap((page) => nodesOf(page, 'CollegeOrUniversity')),
    );
    expect(connect).toEqual(contact);
  });

  it('shows the university’s address, phones and hours on the contact page', () => {
    const [page] = pagesOf('contact', locale) as [BuiltPage];
    const [{ streetAddress }] = nodesOf(page, 'PostalAddress') as [Node];
    const hours = nodesOf(page, 'OpeningHoursSpecification').map(({ opens, closes }) =>
      formatHours(`${opens}`, `${closes}`, locale),
    );
    const labels = nodesOf(page, 'ContactPoint').map(({ contactType }) => contactType);
    expect([streetAddress, ...hours, ...labels].filter((text) => !isShown(page, text))).toEqual([]);
    const phones = nodesOf(page, 'ContactPoint').flatMap(({ telephone }) => telephone ?? []);
    expect(phones.filter((phone) => page.$(`a[href="tel:${phone}"]`).length === 0)).toEqual([]);
  });

  it('the list of vacancies has no job posting', () => {
    expect(pagesOf('careers', locale).flatMap((page) => nodesOf(page, 'JobPosting'))).toEqual([]);
  });
});
