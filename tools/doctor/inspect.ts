import { load } from 'cheerio/slim';
import pMap from 'p-map';
import type { Site } from './site.ts';

/** A name that no page or file of the site has. */
export const randomName = (): string => `doctor-${crypto.randomUUID()}`;

/** The path of a file of each format that the home page loads from `/_astro`. */
export async function hashedAssets(site: Site): Promise<string[]> {
  const { text } = await site.get('/');
  const names = text.match(/\/_astro\/[\w.@~-]+\.(?:js|avif|webp|woff2)(?:\?[\w=&-]*)?/g) ?? [];
  const byFormat = new Map(names.map((name) => [/\.(\w+)(?:\?|$)/.exec(name)?.[1], name]));
  return [...byFormat.values()];
}

/** The first value of an attribute on a page, as a path of this site; undefined when there is none. */
export async function linkedPath(
  site: Site,
  page: string,
  selector: string,
  attribute: string,
): Promise<string | undefined> {
  const value = load((await site.get(page)).text)(selector).attr(attribute);
  return value && URL.parse(value, site.origin)?.pathname;
}

/** The canonical address of a page; undefined when it has none. */
export const canonicalOf = (html: string): string | undefined =>
  load(html)('link[rel="canonical"]').attr('href');

/** The `lang` of a page; undefined when it has none. */
export const languageOf = (html: string): string | undefined =>
  /<html[^>]*\slang="?([\w-]+)/.exec(html)?.[1];

/** The seconds for which a browser may use a response without revalidation; undefined when it may guess. */
export function maxAgeSeconds(cacheControl: string | undefined): number | undefined {
  if (/\bno-(?:cache|store)\b/.test(cacheControl ?? '')) return 0;
  const [, seconds] = /\bmax-age=(\d+)/.exec(cacheControl ?? '') ?? [];
  return seconds === undefined ? undefined : Number(seconds);
}

/** Maps items to results in the same order, six at a time. */
export function mapAll<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  return pMap(items, work, { concurrency: 6 });
}
