import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { locales } from '../../src/i18n/locales.ts';
import { localeOfPath, localizedPath } from '../../src/i18n/paths.ts';
import { type MessageKey, translator } from '../../src/i18n/translate.ts';
import { type Route, routes } from '../../src/routing/routes.ts';
import { pathsOf } from '../route-paths.ts';
import { dist, findProblems } from './site.ts';

interface Fragment {
  url: string;
  content: string;
}

/** The indexed texts, from which the search shows excerpts. */
const fragments = globSync(join(dist, 'pagefind/fragment/*')).map((file): Fragment => {
  const [, json = ''] = gunzipSync(readFileSync(file))
    .toString()
    .split(/^pagefind_dcd/);
  return JSON.parse(json);
});

/** Labels that components show next to a page's own text, each a complete sentence or the end of one. */
const labels: Record<string, MessageKey[]> = {
  'of the breadcrumb': ['nav.home', 'nav.news'],
  'of badges': ['site.sample'],
  'of hidden states': [
    ...(['admission.brief.notYet', 'admission.brief.closed', 'admission.asOf'] as const),
    ...(['vacancy.opened', 'vacancy.expired', 'article.noPdf', 'site.notTranslated'] as const),
  ],
  'with dates of notices': ['vacancy.closedOn', 'site.updated'],
  'of forms': ['contact.sent', 'form.sentText', 'form.close', 'form.send'],
  'of links and controls': [
    ...(['site.external', 'nav.next', 'nav.previous', 'nav.apply', 'home.all'] as const),
    ...(['news.older', 'news.newer', 'news.topics', 'site.contents'] as const),
    ...(['home.more', 'news.share', 'copy.link', 'apply.title', 'admission.ask'] as const),
    ...(['course.full', 'course.overview', 'vacancy.form', 'article.pdf'] as const),
    ...(['book.online', 'filter.all', 'filter.search', 'form.recaptcha'] as const),
  ],
};

describe.each(locales)('%s: the indexed texts', (locale) => {
  const t = translator(locale);
  const texts = fragments.filter(({ url }) => localeOfPath(url) === locale);

  it.each(Object.entries(labels))('exclude labels %s', (_, keys) => {
    const found = keys.flatMap((key) => {
      const [start = '', ...others] = t(key)
        .replace(/\.$/, '')
        .split(/\{\w+\}/);
      const label = [start, ...others].map(RegExp.escape).join('.{1,30}?');
      const pattern = new RegExp(`(?<=^|[\\s(])${label}(?=[.:!?)]|$)`, 'u');
      return texts
        .filter(({ content }) => pattern.test(content))
        .map(({ url }) => `${key}: ${url}`);
    });
    expect(found).toEqual([]);
  });

  it('contain single spaces and no HTML', () => {
    expect(texts.filter(({ content }) => /\s\s|\u00a0|<\w/.test(content))).toEqual([]);
  });
});

const searchedRoutes = (Object.keys(routes) as Route[]).filter(
  (route) => 'section' in routes[route],
);

it.each(searchedRoutes)('indexes the pages of the route %s', (route) => {
  const urls = new Set(fragments.map(({ url }) => url));
  const paths = pathsOf(route).flatMap((path) => locales.map((each) => localizedPath(path, each)));
  expect(paths.some((path) => urls.has(path))).toBe(true);
});

it('removes the index’s attributes from pages', () => {
  expect(findProblems(({ html }) => html.match(/data-pagefind[\w-]*/g) ?? [])).toEqual([]);
});
