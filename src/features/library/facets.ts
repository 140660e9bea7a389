// The order and the filters of the catalogue.
import type { CollectionEntry } from 'astro:content';
import type { Facet } from '../../content-types/facets.ts';
import { type Locale, languages, localeInfo } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translate.ts';

/** A book's data. */
export type Book = CollectionEntry<'books'>['data'];

/** How a book is available (`shelf`: in print, `web`: online), as values of the filter. */
export function availability({ copies, url, file }: Book): ('shelf' | 'web')[] {
  return [...(copies > 0 ? (['shelf'] as const) : []), ...(url || file ? (['web'] as const) : [])];
}

/** The authors that lists name; the others are abbreviated. */
export const namedAuthors = ({ authors }: Book) => authors.slice(0, 3);

/** Books in the reader's language first, then those in each other language, by title. */
export function inReadingOrder<Listed extends Book>(books: readonly Listed[], locale: Locale) {
  const order = [locale, ...languages];
  const { compare } = new Intl.Collator(localeInfo[locale].intl);
  return books.toSorted(
    (a, b) => order.indexOf(a.language) - order.indexOf(b.language) || compare(a.title, b.title),
  );
}

/** The facets of the book catalogue; values that no book has are left out. */
export function bookFacets(books: readonly Book[], locale: Locale): Facet[] {
  const t = translator(locale);
  const used = languages.filter((language) => books.some((book) => book.language === language));
  const ways = (['shelf', 'web'] as const).filter((way) =>
    books.some((book) => availability(book).includes(way)),
  );
  return [
    {
      name: 'language',
      label: t('book.language'),
      options: used.map((language) => ({
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
