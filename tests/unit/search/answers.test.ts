import { describe, expect, it } from 'vitest';
import { type Answer, bestAnswer, presentLines } from '../../../src/search/answers.ts';

const answer = (page: string, words: string, alone?: boolean): Answer => ({
  page,
  url: page,
  title: page,
  words,
  alone,
});

const answers = [
  answer('/fees', 'kontrakt|narx|qancha turadi'),
  answer('/dormitory', 'yotoqhona|turar joy'),
  answer('/staff', 'oqituvchi|rektor', true),
  answer('/admission', 'qabul|hujjat topshirish'),
];
const find = (query: string, options = {}) =>
  bestAnswer({ locale: 'uz', answers, stopWords: 'qancha qachon kerak bormi' }, query, options);

describe('the best answer', () => {
  it.each([
    ['kontrakt', '/fees'],
    ['KONTRAKTI qancha?', '/fees'],
    ['контракт', '/fees'],
    ['hujjatlarni qachon topshirish kerak', '/admission'],
    ['topshirish hujjat', '/admission'],
    ['turar joy bormi', '/dormitory'],
    ['yotoqxona narxi', '/dormitory'],
  ])('of %j is %s', (query, page) => {
    expect(find(query)?.answer.page).toBe(page);
  });

  it.each(['', 'hujjat', 'kontrakt boʻyicha yangi tartib haqida maqola', 'rektor qabuli kunlari'])(
    'accounts for half of the words: none for %j',
    (query) => {
      expect(find(query)?.answer.page).not.toBe('/staff');
      expect(find(query)?.answer.page).not.toBe('/fees');
    },
  );

  it('tells whether it accounts for all words', () => {
    expect(find('kontrakt qancha')?.whole).toBe(true);
    expect(find('kontrakt stomatologiya')?.whole).toBe(false);
  });

  it('for words of their own answers no longer query', () => {
    expect(find('rektor')?.answer.page).toBe('/staff');
    expect(find('rektor tugʻilgan')).toBeUndefined();
  });

  it('allows for a typing error in long words on demand', () => {
    expect(find('kontrkat')).toBeUndefined();
    expect(find('kontrkat', { misspelt: true })?.answer.page).toBe('/fees');
    expect(find('nerx', { misspelt: true })).toBeUndefined();
  });
});

describe('the lines of a fact', () => {
  const lines = [
    { text: 'weekdays', days: '12345' },
    { text: 'sunday', days: '0' },
    { text: 'until', until: '2026-11-22' },
    { text: 'from', from: '2026-11-23' },
    { text: 'always' },
  ];
  const texts = (time: string) => presentLines(lines, Date.parse(time)).map(({ text }) => text);

  it('are those of the present day in Tashkent', () => {
    expect(texts('2026-11-22T18:59:59Z')).toEqual(['sunday', 'until', 'always']);
    expect(texts('2026-11-22T19:00:00Z')).toEqual(['weekdays', 'from', 'always']);
  });
});
