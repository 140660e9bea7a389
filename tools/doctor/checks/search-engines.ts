import { load } from 'cheerio/slim';
import { locales } from '../../../src/i18n/locales.ts';
import { feedHref } from '../../../src/routing/feeds.ts';
import {
  type Check,
  developerAdvice,
  fault,
  ok,
  redeployAdvice,
  siteUrlAdvice,
  toFinding,
} from '../check.ts';
import { mapAll } from '../inspect.ts';
import { isSiteUrl } from '../site.ts';

/** The number of addresses of the sitemap that are requested. */
const sampleSize = 20;

/** Whether the sitemap names pages of this site that are there. */
export const sitemap: Check = {
  name: 'sitemap',
  async run(site) {
    const { status, text } = await site.get('/sitemap.xml');
    const $ = load(text, { xml: true });
    const pages = $('urlset > url > loc')
      .toArray()
      .map((loc) => $(loc).text());
    if (status !== 200 || pages.length === 0 || !text.trimEnd().endsWith('</urlset>')) {
      return fault(`/sitemap.xml answers ${status} without a sitemap`, redeployAdvice);
    }
    const alternates = $('url > *[hreflang]')
      .toArray()
      .map((link) => $(link).attr('href') ?? '');
    const foreign = [...pages, ...alternates].filter((address) => !isSiteUrl(site, address));
    if (foreign.length > 0) {
      return fault(`names ${foreign.length} addresses such as ${foreign[0]}`, siteUrlAdvice(site));
    }
    // Odd, so that the sample has all four languages, which are side by side in the sitemap.
    const step = Math.ceil(pages.length / sampleSize) | 1;
    const sample = pages.filter((_, index) => index % step === 0);
    const problems = await mapAll(sample, async (address) => {
      const { pathname } = new URL(address);
      const response = await site.get(pathname);
      return response.status === 200 ? [] : `${pathname} answers ${response.status}`;
    });
    return toFinding(
      problems.flat(),
      `names ${pages.length} pages, of which ${sample.length} were tried`,
      redeployAdvice,
    );
  },
};

/** Whether each language's feed is complete and links to this site. */
export const feeds: Check = {
  name: 'news feeds',
  async run(site) {
    const results = await mapAll(locales, async (locale) => {
      const path = feedHref('all', locale);
      const { status, text } = await site.get(path);
      const $ = load(text, { xml: true });
      const isComplete =
        status === 200 && text.trimEnd().endsWith('</rss>') && $('channel').length > 0;
      const links = $('channel > link, item > link')
        .toArray()
        .map((link) => $(link).text());
      const foreign = links.find((link) => !isSiteUrl(site, link));
      return { path, status, isComplete, items: $('item').length, foreign };
    });
    const broken = results.find(({ isComplete }) => !isComplete);
    if (broken)
      return fault(`${broken.path} answers ${broken.status} without a feed`, redeployAdvice);
    return toFinding(
      results.flatMap(({ path, foreign }) =>
        foreign === undefined ? [] : [`${path} leads to ${foreign}`],
      ),
      results.map(({ path, items }) => `${path} (${items})`).join(', '),
      siteUrlAdvice(site),
    );
  },
};

/** Whether search engines may index the site. */
export const robots: Check = {
  name: 'search engines',
  async run(site) {
    const { status, text } = await site.get('/robots.txt');
    if (status !== 200) return fault(`/robots.txt answers ${status}`, redeployAdvice);
    const named = /^Sitemap:\s*(\S+)/im.exec(text)?.[1] ?? '';
    if (!isSiteUrl(site, named) || new URL(named).pathname !== '/sitemap.xml') {
      return fault(`/robots.txt names ${named || 'no sitemap'}`, siteUrlAdvice(site));
    }
    if (/^Disallow:\s*\/\s*$/im.test(text)) {
      return fault(
        '/robots.txt keeps all search engines out',
        developerAdvice('"Disallow: /" must go from robots.txt'),
      );
    }
    const tag = (await site.get('/')).headers['x-robots-tag'];
    if (/noindex|none/i.test([tag ?? []].flat().join())) {
      return fault(
        `pages have x-robots-tag: ${tag}, which keeps search engines out`,
        'Netlify does so with previews and branches: run the doctor with the address of production',
      );
    }
    return ok('are let in, and robots.txt names the sitemap');
  },
};
