import { expect, it } from 'vitest';
import { countableWords } from '../../../src/counters/searches.ts';

it.each([
  ['Suzish havzasi', 'suzish havzasi'],
  ['  Yotoqxona, narxi? ', 'yotoqxona narxi'],
  ["o'quv bo'limi", "o'quv bo'limi"],
  ['oʻqish; кафедра\u0000<b>', 'oʻqish кафедра b'],
  ['e-learning 2026', 'e-learning 2026'],
])('counts %j as %j', (query, words) => {
  expect(countableWords(query)).toBe(words);
  expect(countableWords(words)).toBe(words);
});

it.each([
  'anora@example.uz',
  'https://example.uz',
  '+998 90 123 45 67',
  'AB 1234567',
  '1-2-3-4-5',
  '2026',
  '?!',
  'a'.repeat(61),
])('counts no %j', (query) => {
  expect(countableWords(query)).toBeUndefined();
});
