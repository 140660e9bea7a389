import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prune } from '../../../integrations/open-graph.ts';
import { cachedCard, cardFile, makeCards } from '../../../src/open-graph/card-files.ts';
import { card } from '../open-graph/cards.ts';

const photo = 'tests/site/src/content/news/1-all-languages/cover.jpg';
const cards = [
  card(),
  card({ name: 'news-1-ru', title: 'День открытых дверей', image: { file: photo, digest: '1' } }),
];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-graph-'));
  await makeCards(cards, folder, 2);
});
afterAll(() => rm(folder, { recursive: true }));

const times = async () =>
  Promise.all(
    (await readdir(folder)).sort().map(async (file) => (await stat(join(folder, file))).mtimeMs),
  );

it('renders only JPEGs of 1200 × 630 pixels', async () => {
  expect((await readdir(folder)).sort()).toEqual(cards.map(cardFile).sort());
  for (const each of cards) {
    const file = await readFile(await cachedCard(each, folder));
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(file.length).toBeLessThanOrEqual(100_000);
  }
});

it('renders a card once', async () => {
  const made = await times();
  await makeCards(cards, folder, 2);
  await Promise.all(cards.map((each) => cachedCard(each, folder)));
  expect(await times()).toEqual(made);
});

it('renders the same card to the same bytes', async () => {
  const [first = card()] = cards;
  const bytes = await readFile(await cachedCard(first, folder));
  await rm(join(folder, cardFile(first)));
  expect((await readFile(await cachedCard(first, folder))).equals(bytes)).toBe(true);
});

it('deletes images that no page references, and counts the new ones', async () => {
  await writeFile(join(folder, 'news-1-uz.00000000.jpg'), 'stale');
  const keep = new Set(cards.map(cardFile));
  expect(await prune(folder, keep, 0)).toEqual({ kept: 2, made: 2 });
  expect(await prune(folder, keep, Date.now() + 1000)).toEqual({ kept: 2, made: 0 });
  expect(new Set(await readdir(folder))).toEqual(keep);
});
