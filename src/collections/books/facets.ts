import type { CollectionEntry } from 'astro:content';
import { type Locale, locales } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translate.ts';
import type { Facet } from '../facets.ts';

export type Book = CollectionEntry<'books'>['data'];

/** The ways a book can be had, as the filter's values. */
export function availability({ copies, url, file }: Book): ('shelf' | 'web')[] {
  return [...(copies > 0 ? (['shelf'] as const) : []), ...(url || file ? (['web'] as const) : [])];
}

/** What the catalogue can be filtered by: only values that some book has. */
export function bookFacets(books: readonly Book[], locale: Locale): Facet[] {
  const t = translator(locale);
  const languages = locales.filter((language) => books.some((book) => book.language === language));
  const ways = (['shelf', 'web'] as const).filter((way) =>
    books.some((book) => availability(book).includes(way)),
  );
  return [
    {
      name: 'language',
      label: t('book.language'),
      options: languages.map((language) => ({
        value: language,
        label: t(`course.language.${language}`),
      })),
    },
    {
      name: 'availability',
      label: t('book.availability'),
      options: ways.map((value) => ({ value, label: t(`book.${value}`) })),
    },
  ];
}
