import { type CollectionEntry, getCollection } from 'astro:content';
import { type Locale, locales } from '../i18n/locales.ts';
import { langOn, textLocaleFor } from '../i18n/localize.ts';
import { memoizeContent } from '../memoize/memoize.ts';
import { entryName } from './entry-name.ts';
import { markedTitle } from './marked-title.ts';
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
  /** The language of the text: another than `locale` if the translation is missing. */
  textLocale: Locale;
  /** The `lang` attribute for the text: `textLocale`, or undefined if it equals `locale`. */
  lang: Locale | undefined;
  /** The languages that the text is written in. */
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
        // In development, the text may be one that can't be read.
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

/** All documents of a type that has an `order`, lowest first. */
export async function orderedDocuments<Type extends 'departments' | 'sections' | 'staff'>(
  type: Type,
  locale: Locale,
): Promise<LocalizedDocument<Type>[]> {
  return inOrder<LocalizedDocument<Type>>(await localizedDocuments(type, locale));
}

/** The document with this slug. Throws if there is none, which the content check rules out. */
export async function documentBySlug<Type extends DocumentType>(
  type: Type,
  slug: string,
  locale: Locale,
): Promise<LocalizedDocument<Type>> {
  const found = (await localizedDocuments(type, locale)).find((document) => document.slug === slug);
  if (!found) throw new Error(`src/content/${type} has no entry “${slug}”`);
  return found;
}
