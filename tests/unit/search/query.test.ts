import { describe, expect, it } from 'vitest';
import { type Answer, misspeltAnswer, readQuery } from '../../../src/search/query.ts';

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
const questions = { locale: 'uz', answers, stopWords: 'qancha qachon kerak bormi' } as const;
const find = (typed: string) => readQuery(typed, questions).best;

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
    const misspelt = (typed: string) => misspeltAnswer(readQuery(typed, questions), questions);
    expect(misspelt('kontrkat')?.answer.page).toBe('/fees');
    expect(misspelt('nerx')).toBeUndefined();
  });
});
