import { entryName } from '../content-types/entry-name.ts';
import { isNumbered } from '../content-types/registry.ts';
import type { ContentType } from './config/entries.ts';

/** The words of a title in an entry's name. */
const wordsInName = 4;

/** A new entry at the moment of its saving. */
export interface NewEntry {
  type: ContentType;
  /** In Uzbek; undefined without one. */
  title: string | undefined;
  /** The title in Sveltia's spelling for addresses, which knows other alphabets. */
  spelled: string;
  /** The name that the author has typed. */
  typed: string | undefined;
  /** The names of the other entries of its type. */
  taken: readonly string[];
  /** The highest number that an entry of its type has ever had. */
  highest: number;
}

/**
 * The name of a new entry: `34-anatomy-olympiad`. Its number follows all that were ever given, so that no
 * address leads to another page than before. Its words are the first four of the title, or more where another
 * entry has those.
 */
export function newName({ type, title, spelled, typed, taken, highest }: NewEntry): string {
  const others = taken.map(entryName);
  const number = Math.max(highest, ...others.map((other) => other.number ?? 0)) + 1;
  const slugs = new Set(isNumbered(type) ? others.map(({ slug }) => slug) : taken);
  const slug = typed === undefined ? freeSlug(wordsOf(title, spelled), slugs) : typed;
  if (!isNumbered(type)) return slug;
  const own = entryName(slug);
  // The number shown while the name was typed may be taken by now. A year isn't one: 2026-results.
  return `${number}-${(own.number ?? 0) <= number ? own.slug : slug}`;
}

const apostrophes = /(?<=\p{L})['‘’ʻʼ`´](?=\p{L})/gu;

function wordsOf(title: string | undefined, spelled: string): string[] {
  const plain = (title ?? '').replace(apostrophes, '').normalize('NFD').replace(/\p{M}/gu, '');
  const isLatin = /[a-z]/i.test(plain) && !/[^\p{ASCII}\p{P}\p{S}\p{Z}]/u.test(plain);
  return (isLatin ? plain : spelled).toLowerCase().match(/[a-z\d]+/g) ?? [spelled];
}

function freeSlug(words: readonly string[], taken: ReadonlySet<string>): string {
  for (let count = wordsInName; count <= words.length; count++) {
    const slug = words.slice(0, count).join('-');
    if (!taken.has(slug)) return slug;
  }
  const short = words.slice(0, wordsInName).join('-');
  let slug = short;
  for (let copy = 2; taken.has(slug); copy++) slug = `${short}-${copy}`;
  return slug;
}
