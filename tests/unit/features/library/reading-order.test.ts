import { expect, it } from 'vitest';
import { inReadingOrder } from '../../../../src/features/library/facets.ts';
import type { Locale } from '../../../../src/i18n/locales.ts';

const book = (title: string, language: Locale) => ({
  title,
  language,
  authors: ['A. Author'],
  year: 2021,
  subject: {},
  copies: 1,
  sample: false,
});

const books = [
  book('Zoology', 'en'),
  book('Шок', 'ru'),
  book('Anatomy', 'en'),
  book('Odam anatomiyasi', 'uz'),
  book('Ёмкость', 'ru'),
  book('Журнал', 'ru'),
];

it('lists books in the reader’s language first, each language by title', () => {
  const titles = inReadingOrder(books, 'ru').map(({ title }) => title);
  expect(titles).toEqual(['Ёмкость', 'Журнал', 'Шок', 'Odam anatomiyasi', 'Anatomy', 'Zoology']);
});
