import type { ContentType } from '../admin/config/entries.ts';
import { dictionaries } from '../admin/messages/dictionaries.ts';
import { pathInContent } from '../admin/path-in-content.ts';
import { publicPath } from '../build/site-paths.mjs';
import { imagesIn, linksIn } from '../content-check/body.ts';
import { emptyEntry } from '../content-check/content.ts';
import { decoded } from '../content-check/decoded.ts';
import { fileName } from '../content-check/file-name.ts';
import { isContentType } from '../content-check/layout.ts';
import { entryPaths, linkedPath, sitePaths } from '../content-check/site-links.ts';
import { fill } from '../i18n/fill.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import type { Blocker, HeldEntry } from '../sveltia/hooks.ts';
import { parseBody } from './markdown.ts';
import { placeOf } from './refusal.ts';
import { siteOf } from './site.ts';

/** What is about to be deleted. */
interface Deleted {
  /** Each address of it contains one of these. */
  words: readonly string[];
  /** Whether an address in the file at `path` is one of it. */
  has: (address: string, path: string) => boolean;
}

/** The links to entries of a type in the other entries that are `held`. */
export function linksTo(
  type: ContentType,
  deleted: readonly HeldEntry[],
  held: readonly HeldEntry[],
  locale: Locale,
): Blocker[] {
  const [first, ...others] = deleted.map(({ slug }) => ({ type, name: slug }));
  if (!first) return [];
  const site = siteOf(emptyEntry({ ...first, file: '', path: '' }), others);
  const words = site.entries.flatMap(entryPaths);
  const has = (address: string) => words.includes(linkedPath(address, sitePaths(site)) ?? '');
  return usesOf(
    { words, has },
    held.filter(({ id }) => deleted.every((one) => one.id !== id)),
    locale,
  );
}

/** The places in entries that name files, by their paths in the repository. */
export function usesOfFiles(
  paths: readonly string[],
  held: readonly HeldEntry[],
  locale: Locale,
): Blocker[] {
  const names = paths.map((path) => fileName(path));
  const has = (address: string, path: string) => paths.includes(fileAt(address, path));
  return usesOf({ words: [...names, ...names.map(encodeURI)], has }, held, locale);
}

/** The path in the repository of a file that an entry's file at `path` names. */
export function fileAt(address: string, path: string): string {
  if (address.startsWith('/')) return `${publicPath}${decoded(address)}`;
  const base = `file:///${path}`;
  return URL.canParse(address, base) ? decoded(new URL(address, base).pathname.slice(1)) : '';
}

function usesOf({ words, has }: Deleted, held: readonly HeldEntry[], locale: Locale): Blocker[] {
  const { collections, named } = dictionaries[locale];
  return held.flatMap((entry) =>
    Object.values(entry.locales).flatMap(({ path, content = {} }) => {
      const [type = ''] = pathInContent(path).split('/');
      if (!isContentType(type)) return [];
      const { label: collectionLabel } = collections[type];
      const summary = titleOf(entry, locale);
      return Object.entries(content).flatMap(([key, value]) => {
        // Most texts have none, and reading their Markdown takes long.
        if (typeof value !== 'string' || !words.some((word) => value.includes(word))) return [];
        const field = key === 'body' ? key : key.split('.').map(indexOrName);
        const fieldLabel = placeOf({ file: path, field }, type, locale);
        return addressesIn(key, value)
          .filter((address) => has(address, path))
          .map((address): Blocker => {
            const messages = [fill(named, { address }, locale)];
            return {
              entry,
              keyPath: `${path} ${key}`,
              collectionLabel,
              summary,
              fieldLabel,
              messages,
            };
          });
      });
    }),
  );
}

function addressesIn(key: string, value: string): string[] {
  if (key !== 'body') return [value];
  const body = parseBody(value);
  return [...linksIn(body), ...imagesIn(body)].map(({ url }) => url);
}

/** In the author's language if possible, or else the name. */
function titleOf({ slug, locales: texts }: HeldEntry, locale: Locale): string {
  const contents = [locale, ...locales].map((each) => texts[each]?.content);
  const titles = [...contents, ...Object.values(texts).map(({ content }) => content)].flatMap(
    (content) =>
      ['title', 'name'].flatMap((field) => [
        content?.[field],
        ...[locale, ...locales].map((each) => content?.[`${field}.${each}`]),
      ]),
  );
  return titles.find((title) => typeof title === 'string' && title !== '')?.toString() ?? slug;
}

const indexOrName = (part: string) => (/^\d+$/.test(part) ? Number(part) : part);
