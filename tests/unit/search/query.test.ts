import { describe, expect, it } from 'vitest';
import { type Answer, isWhole, misspeltAnswer, readQuery } from '../../../src/search/query.ts';

const answer = (page: string, words: string, others: Partial<Answer> = {}): Answer => ({
  page,
  url: page,
  title: page,
  words,
  office: 0,
  ...others,
});

const answers = [
  answer('/fees', 'kontrakt|narx|qancha turadi'),
  answer('/dormitory', 'yotoqhona|turar joy'),
  answer('/staff', 'oqituvchi|rektor', { alone: true }),
  answer('/admission', 'qabul|hujjat topshirish'),
  answer('/licence', 'diplom', { unsaid: 'apostil' }),
  answer('/licence#turkey', 'turkiya'),
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
    'accounts for a third of the words: none for %j',
    (query) => {
      expect(find(query)?.answer.page).not.toBe('/staff');
      expect(find(query)?.answer.page).not.toBe('/fees');
    },
  );

  it('tells whether it accounts for all words', () => {
    expect(isWhole(find('kontrakt qancha'))).toBe(true);
    expect(isWhole(find('kontrakt stomatologiya'))).toBe(false);
    expect(find('kontrakt stomatologiya')?.others).toEqual(['stomatologiya']);
  });

  it('tells what no page says', () => {
    expect(find('diplom apostil')).toMatchObject({ unsaid: true });
    expect(isWhole(find('apostil'))).toBe(false);
  });

  it('is a part of the page that a query names', () => {
    expect(find('diplom turkiya')?.answer.page).toBe('/licence#turkey');
    expect(isWhole(find('diplom turkiya'))).toBe(true);
    expect(find('diplom')?.answer.page).toBe('/licence');
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
