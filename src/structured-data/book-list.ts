import type { Book, ItemList } from 'schema-dts';
import type { Locale } from '../i18n/locales.ts';
import { absoluteUrl } from '../routing/site.ts';

export interface BookEntry {
  title: string;
  authors: readonly string[];
  year: number;
  language: Locale;
  isbn?: string | undefined;
  /** Where the book can be read: on another site, or as a file of this one. */
  url?: string | undefined;
  file?: string | undefined;
}

/** Of the catalogue on the page at `page`, the books that can be read online. */
export function bookList(
  books: readonly BookEntry[],
  { name, page }: { name: string; page: string },
): ItemList {
  const known = books.filter(({ url, file }) => url || file);
  return {
    '@type': 'ItemList',
    '@id': `${page}#catalogue`,
    url: page,
    name,
    numberOfItems: known.length,
    itemListElement: known.map((book) => bookOf(book)),
  };
}

function bookOf({ title, authors, year, language, isbn, url, file }: BookEntry): Book {
  return {
    '@type': 'Book',
    name: title,
    author: authors.map((name) => ({ '@type': 'Person', name })),
    datePublished: String(year),
    inLanguage: language,
    isbn,
    url: url ?? (file && absoluteUrl(file)),
  };
}
