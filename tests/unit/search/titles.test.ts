import { expect, it } from 'vitest';
import { type Questions, readQuery } from '../../../src/search/query.ts';
import { findTitles } from '../../../src/search/titles.ts';

const titles = ['Oʻquv boʻlimi haqida', 'Oʻquv boʻlimi', 'Yotoqxona', 'Kontrakt toʻlovi'].map(
  (title) => ({ url: `/${title}`, title, section: 'pages' as const }),
);
const questions: Questions = {
  locale: 'uz',
  answers: [],
  offices: [],
  stopWords: 'qayerda',
  synonyms: [['narh', 'kontrakt']],
};
const find = (typed: string) =>
  findTitles(titles, readQuery(typed, questions), questions).map(({ title }) => title);

it.each([
  ["o'quv bo'lim", ['Oʻquv boʻlimi', 'Oʻquv boʻlimi haqida']],
  ['ўқув бўлимидан', ['Oʻquv boʻlimi', 'Oʻquv boʻlimi haqida']],
  ['yotoqxona qayerda', ['Yotoqxona']],
  ['narxi', ['Kontrakt toʻlovi']],
  ['yotoqxona kontrakti', []],
  ['?!', []],
])('titles of %j', (query, found) => {
  expect(find(query)).toEqual(found);
});
