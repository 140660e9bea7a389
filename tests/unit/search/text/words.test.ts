import { describe, expect, it } from 'vitest';
import { otherLayout, russianKeyboardGuesses } from '../../../../src/search/text/keyboard.ts';
import { similarTitles } from '../../../../src/search/text/similar-titles.ts';
import { stopWordsText } from '../../../../src/search/text/stop-words.ts';
import { queryWords, stem, withoutStopWords } from '../../../../src/search/text/words.ts';

describe('suffixes', () => {
  it.each([
    ['uz', 'kafedralarining', 'kafedra'],
    ['uz', 'talabalarimizga', 'talaba'],
    ['uz', 'universitetdagi', 'universitet'],
    ['uz', 'kutubhonamizdan', 'kutubhona'],
    ['tr', 'ogrencilerinin', 'ogrenci'],
    ['tr', 'fakultesinden', 'fakulte'],
    ['en', 'nurses', 'nurs'],
  ] as const)('%s: %s has the stem %s', (locale, word, expected) => {
    expect(stem(word, locale)).toBe(expected);
  });

  it.each([
    ['uz', 'kasalligi', 'kasallik'],
    ['uz', 'yuragidan', 'yurak'],
    ['tr', 'sozlugunden', 'sozluk'],
    ['tr', 'kitabinda', 'kitap'],
  ] as const)('%s: %s finds %s', (locale, word, other) => {
    expect(other.startsWith(stem(word, locale))).toBe(true);
  });

  it('leaves short words unchanged', () => {
    expect(['oila', 'ona', 'dars', 'uyda'].map((word) => stem(word, 'uz'))).toEqual([
      'oila',
      'ona',
      'dars',
      'uyda',
    ]);
  });
});

it('converts text typed in the wrong keyboard layout, both ways', () => {
  expect(otherLayout('ghbtv')).toBe('прием');
  expect(otherLayout('тгкыштп')).toBe('nursing');
  expect(otherLayout('60910200')).toBe('60910200');
});

it('strips punctuation around words', () => {
  expect(queryWords('  “Oʻquv-uslubiy” (2025–2026)! -', 'uz')).toEqual([
    'oquv-uslubiy',
    '2025',
    '2026',
  ]);
});

describe('Uzbek on a Russian keyboard', () => {
  it.each([
    ['кабул', 'qabul'],
    ['укув', 'oquv'],
  ])('guesses that %s may be %s', (typed, meant) => {
    expect(russianKeyboardGuesses(typed, 'uz').map((words) => words.join(' '))).toContain(meant);
  });

  it('limits guesses for a long query, and makes none for other letters or languages', () => {
    expect(russianKeyboardGuesses('кукукукукукукуку', 'uz').length).toBeLessThanOrEqual(16);
    expect(russianKeyboardGuesses('қабул куни', 'uz')).toEqual([]);
    expect(russianKeyboardGuesses('кабул', 'ru')).toEqual([]);
    expect(russianKeyboardGuesses('qabul', 'uz')).toEqual([]);
  });
});

describe('similar titles', () => {
  const titles = ['stomatologiya', 'stomatologiya kafedrasi', 'kutubhona', 'pediatriya ishi'].map(
    (normalized) => ({ normalized }),
  );

  it('include titles that differ by a typing error', () => {
    expect(similarTitles('stamatalogiya', titles, 5).map(({ normalized }) => normalized)).toEqual([
      'stomatologiya',
      'stomatologiya kafedrasi',
    ]);
    expect(similarTitles('pedyatriya', titles, 1)).toEqual([{ normalized: 'pediatriya ishi' }]);
  });

  it('are empty when nothing resembles the query', () => {
    expect(similarTitles('zzz', titles, 5)).toEqual([]);
    const long = [{ normalized: 'ogrenciler klinik simulasyon odasinda calismaya basladi' }];
    expect(similarTitles('stamatalogya', long, 5)).toEqual([]);
    expect(similarTitles('', titles, 5)).toEqual([]);
  });
});

it('stop words are left out, unless there are no others', () => {
  const uzbek = stopWordsText('uz');
  expect(withoutStopWords(['kontrakt', 'qancha'], uzbek)).toEqual(['kontrakt']);
  expect(withoutStopWords(['qancha'], uzbek)).toEqual(['qancha']);
  const named = stopWordsText('uz', ['Buxoro', 'BuxDU']);
  expect(withoutStopWords(queryWords('BuxDU kontrakt Buxoro', 'uz'), named)).toEqual(['kontrakt']);
  expect(withoutStopWords(['how', 'much', 'hostel'], stopWordsText('en'))).toEqual(['hostel']);
});
