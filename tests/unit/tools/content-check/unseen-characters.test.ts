import { expect, it } from 'vitest';
import { newsData, newsText, problemsOf, withShared } from './fixture.ts';

const message = expect.stringContaining('has a character that is not seen');

it('refuses characters that only join or part words, in fields and texts', async () => {
  const text = newsText(
    'Bir xatboshi.\n\nMana ta\u00adlim va 1\u2011kurs, 104-\u2060xona.\n\nki&shy;tob',
  );
  const summary = text.replace('Kun tartibi', '"Kun tar\\u00ADtibi"').replace(' va manzil', '');
  const file = 'news/1-a/index.uz.md';
  expect(await problemsOf({ [file]: withShared(newsData, summary) })).toEqual([
    { file, field: 'body', line: 10, read: '“talim”', message },
    { file, field: 'body', line: 12, read: '“kitob”', message },
    { file, field: 'summary', line: 3, read: '“tartibi”', message },
  ]);
});

it('accepts spaces that don’t break and plain hyphens', async () => {
  const text = newsText('10\u00a0% va 1-kurs');
  expect(await problemsOf({ 'news/1-a/index.uz.md': withShared(newsData, text) })).toEqual([]);
});
