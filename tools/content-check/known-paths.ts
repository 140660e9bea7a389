import { basename } from 'node:path';
import { newsCategories, newsTags } from '../../src/collections/news/schema.ts';
import { routes } from '../../src/routing/routes.ts';
import type { Content } from './content.ts';
import { entryName } from './entry-name.ts';

const oneOf = (values: readonly string[]) => new RegExp(`^(?:${values.join('|')})$`);

/** Pages that the build makes as many of as it needs, so that only their form is known here. */
const forms: Record<string, RegExp> = {
  category: oneOf(newsCategories),
  id: /^[1-9]\d*$/,
  issue: /^\d{4}-[1-9]\d*$/,
  month: /^\d{4}-(?:0[1-9]|1[0-2])$/,
  page: /^[1-9]\d*$/,
  slug: /^[a-z\d-]+$/,
  tag: oneOf(newsTags),
};

function fill(
  path: string,
  { number, slug }: { number: number | undefined; slug: string },
): string[] {
  if (number === undefined && path.includes('{id}')) return [];
  return [path.replace('{id}', `${number}`).replace('{slug}', slug)];
}

function pattern(path: string): RegExp {
  const source = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const form = forms[name]?.source.slice(1, -1);
    if (form === undefined) throw new Error(`no form is known for {${name}} in ${path}`);
    return form;
  });
  return new RegExp(`^${source}$`);
}

export type KnownPaths = {
  has: (path: string) => boolean;
  /** The paths that can be listed, to suggest from. */
  list: readonly string[];
};

/** The paths of all pages in the default language, from the routing table and the entries. */
export function knownPaths({ documents, records }: Content): KnownPaths {
  const entries = [
    ...documents,
    ...records.map(({ type, path }) => ({ type, ...entryName(basename(path, '.yaml')) })),
  ];
  const all = Object.values(routes).map((route) => ({ of: undefined, ...route }));
  const list = all.flatMap(({ path, of }) => {
    if (of === undefined) return path.includes('{') ? [] : [path];
    return entries.filter(({ type }) => type === of).flatMap((entry) => fill(path, entry));
  });
  const open = all.filter(({ path, of }) => of === undefined && path.includes('{'));
  const patterns = open.map(({ path }) => pattern(path));
  const exact = new Set(list);
  return { has: (path) => exact.has(path) || patterns.some((form) => form.test(path)), list };
}
