// Structured data of the catalogue for search engines.
import type { Book, ItemList } from 'schema-dts';
import { absoluteUrl } from '../../routing/site.ts';
import type { Book as Listed } from './facets.ts';

/** The data of a book in the catalogue. */
export type BookEntry = Pick<
  Listed,
  'title' | 'authors' | 'year' | 'language' | 'isbn' | 'url' | 'file'
>;

/** The books of the catalogue at the URL `page` that can be read online. */
export function bookList(
  books: readonly BookEntry[],
  { name, page }: { name: string; page: string },
): ItemList {
  const online = books.filter(({ url, file }) => url || file);
  return {
    '@type': 'ItemList',
    '@id': `${page}#catalogue`,
    url: page,
    name,
    numberOfItems: online.length,
    itemListElement: online.map((book) => bookOf(book)),
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
