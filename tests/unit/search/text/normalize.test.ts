import { describe, expect, it } from 'vitest';
import { normalizeForSearch } from '../../../../src/search/text/normalize.ts';

describe('Uzbek', () => {
  it.each([
    'oʻgʻil maʼno',
    "o'g'il ma'no",
    'o`g`il ma`no',
    'o‘g‘il ma‘no',
    'o’g’il ma’no',
    'ogil mano',
  ])('normalizes the apostrophes of %s', (spelling) => {
    expect(normalizeForSearch(spelling, 'uz')).toBe('ogil mano');
  });

  it.each([
    ['қабул', 'qabul'],
    ['ўқитувчи', 'oʻqituvchi'],
    ['Ғафур', 'Gʻafur'],
    ['ҳамшира', 'hamshira'],
    ['ер', 'yer'],
    ['тадбир ери', 'tadbir yeri'],
    ['таълим', 'taʼlim'],
    ['объект', 'obyekt'],
    ['цирк', 'sirk'],
    ['конференция', 'konferensiya'],
    ['лицензия', 'litsenziya'],
    ['ёшлар, юрак, ярим', 'yoshlar, yurak, yarim'],
    ['Мухайё', 'Muxayyo'],
  ])('reads %s as %s', (cyrillic, latin) => {
    expect(normalizeForSearch(cyrillic, 'uz')).toBe(normalizeForSearch(latin, 'uz'));
  });

  it('treats x as h and ts as s, which are often confused', () => {
    expect(normalizeForSearch('xamshira, lisenziya', 'uz')).toBe(
      normalizeForSearch('hamshira, litsenziya', 'uz'),
    );
  });
});

it.each([
  ['tr', 'IĞDIR İÇİN ŞÖYLE ÜÇ', 'igdir icin soyle uc'],
  ['ru', 'Приём, ребёнок', 'прием, ребенок'.normalize('NFD').replace(/\p{M}/gu, '')],
  ['en', 'Paediatrics: the nurse’s café', 'pediatrics: the nurses cafe'],
] as const)('%s: %s', (locale, text, normalized) => {
  expect(normalizeForSearch(text, locale)).toBe(normalized);
});

it('preserves word positions', () => {
  const text = 'Oʻquv  yili:\u00a02025–2026 \n“Maʼruza” — Ş. Ö. цех';
  for (const locale of ['uz', 'ru', 'tr', 'en'] as const) {
    expect(normalizeForSearch(text, locale).split(/\s+/)).toHaveLength(text.split(/\s+/).length);
  }
});
