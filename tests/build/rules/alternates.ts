import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { type BuiltPage, type BuiltSite, isIndexed, problemsOf } from '../built-site.ts';

const href = ({ $ }: BuiltPage, selector: string) => $(selector).attr('href') ?? '';
const pathOf = (url: string) => new URL(url).pathname;

function hreflangs({ $ }: BuiltPage): Record<string, string> {
  const links = $('link[rel=alternate][hreflang]').toArray();
  return Object.fromEntries(
    links.map((link) => [$(link).attr('hreflang') ?? '', $(link).attr('href') ?? '']),
  );
}

/** An indexed page's canonical address is that of a page with the same heading. */
export function canonicalsAgree(site: BuiltSite): string[] {
  const byPath = new Map(site.pages.map((page) => [page.path, page]));
  return problemsOf(site, (page) => {
    if (!isIndexed(page)) return [];
    const url = href(page, 'link[rel=canonical]');
    const canonical = URL.canParse(url) ? byPath.get(pathOf(url)) : undefined;
    return canonical?.$('h1').text() === page.$('h1').text() ? [] : [`canonical ${url}`];
  });
}

/** Translations name each other, themselves and x-default. */
export function translationsNameEachOther(site: BuiltSite): string[] {
  const byPath = new Map(site.pages.map((page) => [page.path, page]));
  return problemsOf(site, (page) => {
    if (!isIndexed(page)) return [];
    const links = hreflangs(page);
    const oneSided = Object.values(links).filter(
      (url) => JSON.stringify(hreflangs(byPath.get(pathOf(url)) ?? page)) !== JSON.stringify(links),
    );
    return links['x-default'] ? oneSided : ['no x-default'];
  });
}

/** The sitemap lists the canonical pages and no others, with the alternates that they name. */
export function sitemapAgrees(site: BuiltSite): string[] {
  const $ = load(readFileSync(join(site.dist, 'sitemap.xml'), 'utf8'), { xml: true });
  const listed = $('url')
    .toArray()
    .map((url) => {
      const alternates = $('xhtml\\:link', url)
        .toArray()
        .map((link) => [$(link).attr('hreflang'), $(link).attr('href')]);
      return JSON.stringify([$('loc', url).text(), Object.fromEntries(alternates)]);
    });
  const expected = site.pages
    .filter(isIndexed)
    .filter((page) => pathOf(href(page, 'link[rel=canonical]')) === page.path)
    .map((page) => JSON.stringify([href(page, 'link[rel=canonical]'), hreflangs(page)]));
  return [
    ...[...new Set(expected).difference(new Set(listed))].map((url) => `not in it: ${url}`),
    ...[...new Set(listed).difference(new Set(expected))].map((url) => `only in it: ${url}`),
    ...(listed.length === new Set(listed).size ? [] : ['it lists a page twice']),
  ];
}
