import { type CollectionEntry, getCollection } from 'astro:content';
import { type Locale, locales } from '../i18n/locales.ts';
import { langOn, textLocaleFor } from '../i18n/localize.ts';
import { memoizeContent } from '../memoize/memoize.ts';
import { entryName } from './entry-name.ts';
import { markedTitle } from './marked-title.ts';
import { type NamedDocumentKey, namedEntries } from './named-entries.ts';
import { firstDayOf } from './publication.ts';
import { inOrder } from './records.ts';
import type { DocumentType } from './registry.ts';

/** A document for readers of `locale`, with its text in their language or a fallback. */
export interface LocalizedDocument<Type extends DocumentType> {
  number: number;
  slug: string;
  data: CollectionEntry<`${Type}-data`>['data'];
  text: CollectionEntry<Type>['data'];
  entry: CollectionEntry<Type>;
  /** The reader's language. */
  locale: Locale;
  /** The language of the text: differs from `locale` if the translation is missing. */
  textLocale: Locale;
  /** The `lang` attribute for the text: `textLocale`, or undefined if it equals `locale`. */
  lang: Locale | undefined;
  /** The languages in which the text exists. */
  translated: readonly Locale[];
}

const texts = memoizeContent(<Type extends DocumentType>(type: Type) =>
  // The Uzbek file of a document without an Uzbek text has no title.
  getCollection(type, ({ data }) => 'title' in data),
);

/** All documents of a type for readers of `locale`, sorted by number, then by slug. */
export const localizedDocuments = memoizeContent(
  async <Type extends DocumentType>(
    type: Type,
    locale: Locale,
  ): Promise<LocalizedDocument<Type>[]> => {
    const byId = new Map((await texts(type)).map((entry) => [entry.id, entry]));
    const shared = await getCollection(`${type}-data`);
    return shared
      .flatMap(({ id, data }) => {
        const translated = locales.filter((candidate) => byId.has(`${id}/${candidate}`));
        const textLocale = textLocaleFor(locale, translated);
        const entry = byId.get(`${id}/${textLocale}`) as CollectionEntry<Type> | undefined;
        // In development, the text may be invalid and left out.
        if (!entry) return [];
        const { number = 0, slug } = entryName(id);
        return {
          number,
          slug,
          data: data as CollectionEntry<`${Type}-data`>['data'],
          text: {
            ...entry.data,
            title: markedTitle(entry.data.title, firstDayOf(type, data), textLocale),
          },
          entry,
          locale,
          textLocale,
          lang: langOn(locale, textLocale),
          translated,
        };
      })
      .sort((a, b) => a.number - b.number || a.slug.localeCompare(b.slug));
  },
);

/** All documents of a type with an `order`, lowest first. */
export async function orderedDocuments<Type extends 'departments' | 'sections' | 'staff'>(
  type: Type,
  locale: Locale,
): Promise<LocalizedDocument<Type>[]> {
  return inOrder<LocalizedDocument<Type>>(await localizedDocuments(type, locale));
}

/** An entry that the code refers to. Throws if it is missing: the content check refuses such a site. */
export async function namedDocument<Key extends NamedDocumentKey>(
  key: Key,
  locale: Locale,
): Promise<LocalizedDocument<(typeof namedEntries)[Key]['type']>> {
  const { type, number } = namedEntries[key];
  return documentByNumber(type, number, locale);
}

/** The document with a number from data or a route. Throws if there is none. */
export async function documentByNumber<Type extends DocumentType>(
  type: Type,
  number: number,
  locale: Locale,
): Promise<LocalizedDocument<Type>> {
  const all = await localizedDocuments(type, locale);
  return existing(
    all.find((document) => document.number === number),
    `${type}/${number}-…`,
  );
}

/** The text in src/content/pages/ that a route refers to. Throws if there is none. */
export async function pageBySlug(
  slug: string,
  locale: Locale,
): Promise<LocalizedDocument<'pages'>> {
  const all = await localizedDocuments('pages', locale);
  return existing(
    all.find((page) => page.slug === slug),
    `pages/${slug}`,
  );
}

function existing<Entry>(entry: Entry | undefined, name: string): Entry {
  if (!entry) throw new Error(`src/content/${name} is missing`);
  return entry;
}
