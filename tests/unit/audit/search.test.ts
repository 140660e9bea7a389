import { expect, it } from 'vitest';
import { belowGoal, outdated } from '../../audit/search/audit.ts';
import { wordFinder } from '../../audit/search/promises.ts';
import { measureRecall, type Query } from '../../audit/search/recall.ts';
import { builtFixture, page } from './site.ts';

const set: Query[] = [
  ['fees', '/fees'],
  ['price', '/fees'],
];

it('advises on a set below its goal, and on each query that misses', async () => {
  const recall = await measureRecall(set, async (typed) => (typed === 'fees' ? ['/fees'] : []));
  const found = belowGoal('uz', 'strangers', recall);
  expect(found.map(({ broken, where, what }) => [broken, where, what])).toEqual([
    [false, 'uz, strangers', 'recall@1 0.500 < 0.8, recall@5 0.500 < 0.95'],
    [false, 'uz, strangers: “price”', 'finds nothing'],
  ]);
});

it('says nothing of a set that reaches its goal', async () => {
  const recall = await measureRecall(set, async () => ['/fees']);
  expect(belowGoal('uz', 'strangers', recall)).toEqual([]);
});

it('names queries whose pages are gone', async () => {
  const site = await builtFixture({ 'index.html': page('uz', ''), 'books.html': page('uz', '') });
  const kept: Query[] = [
    ['home', '/'],
    ['anatomy', '/news/1/gone', '/books#2'],
  ];
  expect(outdated([...kept, ...set], site).map(({ where }) => where)).toEqual([
    '“fees”',
    '“price”',
  ]);
});

it('finds the words of a promise with any ending', () => {
  const has = wordFinder('Yotoqxonadagi xonalar', 'uz');
  expect(['yotoqhona', 'hona', 'qanday', 'basseyn'].map(has)).toEqual([true, true, true, false]);
});
