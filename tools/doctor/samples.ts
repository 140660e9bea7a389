import { Readable } from 'node:stream';
import { load } from 'cheerio';
import type { Site } from './site.ts';

/** An address that the site can't have. */
export const unknownName = (): string => `doctor-${crypto.randomUUID()}`;

/** A file of each format that the home page loads from `/_astro`, under a name with its hash. */
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

/** The address that a page gives search engines for itself. */
export const canonicalOf = (html: string): string | undefined =>
  load(html)('link[rel="canonical"]').attr('href');

/** The language that a page says it is in. */
export const languageOf = (html: string): string | undefined =>
  /<html[^>]*\slang="?([\w-]+)/.exec(html)?.[1];

/** The seconds for which a browser keeps an answer without asking again; undefined when it may guess. */
export function secondsKept(cacheControl: string | undefined): number | undefined {
  if (/\bno-(?:cache|store)\b/.test(cacheControl ?? '')) return 0;
  const [, seconds] = /\bmax-age=(\d+)/.exec(cacheControl ?? '') ?? [];
  return seconds === undefined ? undefined : Number(seconds);
}

/** Asks for several things, a few at a time. */
export function each<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  return Readable.from(items).map(work, { concurrency: 6 }).toArray();
}
