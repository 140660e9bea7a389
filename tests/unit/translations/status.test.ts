import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/admin/translations/status.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import { translationStatus } from '../../../src/translations/status.ts';
import { type Content, contentFolder, facts, git, repository, text } from './repository.ts';

const uz = 'news/1-open-day/index.uz.md';
const ru = 'news/1-open-day/index.ru.md';
const tr = 'news/1-open-day/index.tr.md';
const both = { [uz]: text('Kun', 'Birinchi.', facts), [ru]: text('День') };

/** The states of the only entry. */
async function states(dir: string): Promise<Record<Locale, State> | undefined> {
  return (await translationStatus(dir)).entries[0]?.states;
}

/** The state of its Russian text. */
const russian = async ({ dir }: Content) => (await states(dir))?.ru;

describe('an entry in a repository', () => {
  it('lacks the languages without a title', async () => {
    const content = await repository();
    await content.commit({
      [uz]: `---\n${facts}---\n`,
      [ru]: text('День'),
      [tr]: '---\nsummary: Özet\n---\n',
    });
    expect(await states(content.dir)).toEqual({
      uz: 'missing',
      ru: 'there',
      tr: 'missing',
      en: 'missing',
    });
  });

  it('is older where the Uzbek text changed in a later commit, until it changes itself', async () => {
    const content = await repository();
    await content.commit(both);
    await content.commit({ [uz]: text('Kun', 'Ikkinchi.', facts) });
    expect(await russian(content)).toBe('older');
    await content.commit({ [ru]: text('День', 'Второй.') });
    expect(await russian(content)).toBe('there');
  });

  it('is older before the Uzbek change is committed', async () => {
    const content = await repository();
    await content.commit(both);
    await content.write({ [uz]: text('Kun', 'Ikkinchi.', facts) });
    expect(await russian(content)).toBe('older');
    await content.write({ [ru]: text('День', 'Второй.') });
    expect(await russian(content)).toBe('there');
  });

  it('isn’t older after a change of shared facts, punctuation, YAML quotes or apostrophes', async () => {
    const content = await repository();
    await content.commit({ ...both, [uz]: text('Kun', "O'qish", facts) });
    for (const changed of [
      text('Kun', "O'qish", facts.replace('09-01', '09-02')),
      text('Kun', "“O'qish”\n\n!", facts),
      text('"Kun"', "O'qish", facts),
      text('Kun', 'Oʻqish', facts),
    ]) {
      await content.commit({ [uz]: changed });
      expect(await russian(content), changed).toBe('there');
    }
  });

  it('isn’t older after its folder was renamed, and is if its text changed before', async () => {
    const content = await repository();
    await content.commit(both);
    await content.move('news/1-open-day', 'news/1-doors');
    await content.commit();
    expect(await russian(content)).toBe('there');
    await content.commit({ 'news/1-doors/index.uz.md': text('Kun', 'Ikkinchi.', facts) });
    await content.move('news/1-doors', 'news/1-day');
    await content.commit();
    expect(await russian(content)).toBe('older');
  });

  it('keeps its past from when the shared facts had a file of their own', async () => {
    const content = await repository();
    const folder = 'news/1-open-day';
    const facted = `${facts}source:\n  name:\n    uz: Gazeta\n    ru: Газета\n`;
    await content.commit({
      [`${folder}/data.yaml`]: facted,
      [`${folder}/uz.md`]: text('Kun'),
      [`${folder}/ru.md`]: text('День'),
    });
    await content.commit({ [`${folder}/uz.md`]: text('Boshqa kun') });
    await content.commit({
      [`${folder}/data.yaml`]: undefined,
      [`${folder}/uz.md`]: undefined,
      [`${folder}/ru.md`]: undefined,
      [uz]: text('Boshqa kun', 'Matn.', facted),
      [ru]: text('День'),
    });
    expect(await russian(content)).toBe('older');
  });

  it('takes a merged branch for one commit', async () => {
    const content = await repository();
    await content.commit(both);
    git(content.root, 'checkout', '--quiet', '-b', 'branch');
    await content.commit({ [ru]: text('День', 'Второй.') });
    await content.commit({ [uz]: text('Kun', 'Ikkinchi.', facts) });
    git(content.root, 'checkout', '--quiet', 'main');
    git(content.root, 'merge', '--quiet', '--no-ff', 'branch');
    expect(await russian(content)).toBe('there');
  });
});

describe('a record', () => {
  const name = 'vacancies/1-nurse.yaml';
  const record = (items: readonly string[]) =>
    `title: { uz: Hamshira, ru: Медсестра }\nitems:\n${items.map((item) => `  - ${item}\n`).join('')}`;
  const day = '{ uz: Kunduzi, ru: Днём }';

  it('is missing in a language that any of its values lacks', async () => {
    const content = await repository();
    await content.commit({ [name]: record(['{ uz: Kunduzi }']) });
    expect(await states(content.dir)).toMatchObject({ uz: 'there', ru: 'missing' });
  });

  it('is older where an Uzbek value changed, also after it moved', async () => {
    const content = await repository();
    await content.commit({ [name]: record([day]) });
    await content.commit({ [name]: record(['{ uz: Tunda, ru: Ночью }', day]) });
    expect(await russian(content)).toBe('there');
    await content.commit({ [name]: record(['{ uz: Har kuni, ru: Ночью }', day]) });
    expect(await russian(content)).toBe('older');
  });
});

describe('where the history is', () => {
  async function twoCommits(): Promise<Content> {
    const content = await repository();
    await content.commit(both);
    await content.commit({ [uz]: text('Kun', 'Ikkinchi.', facts) });
    return content;
  }

  /** Clones a repository with these options, beside it. Returns the clone's content folder. */
  function clone({ root }: Content, ...options: string[]): string {
    git(root, 'config', 'uploadpack.allowFilter', 'true');
    git(root, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
    git(root, 'clone', '--quiet', ...options, `file://${root}`, 'clone');
    return join(root, 'clone/src/content');
  }

  it('a clone without the old contents, such as Netlify’s, has it', async () => {
    const dir = clone(await twoCommits(), '--filter=blob:none');
    const { basis, counts } = await translationStatus(dir);
    expect({ basis, older: counts.ru.older }).toEqual({ basis: 'history', older: 1 });
  });

  it('a clone that was cut off has none', async () => {
    const dir = clone(await twoCommits(), '--depth=1');
    const { basis, counts } = await translationStatus(dir);
    expect({ basis, older: counts.ru.older }).toEqual({ basis: 'hashes', older: 0 });
  });

  it('a repository that ignores the folder has none', async () => {
    const content = await repository();
    await content.write({ '../../.gitignore': 'src\n', ...both });
    await content.commit();
    expect((await translationStatus(content.dir)).basis).toBe('hashes');
  });
});

describe('without history', () => {
  it('a translation is older if the Uzbek text changed since an earlier look', async () => {
    const content = await contentFolder();
    await content.write(both);
    expect(await russian(content)).toBe('there');
    await content.write({ [uz]: text('Kun', 'Ikkinchi.', facts) });
    expect(await russian(content)).toBe('older');
    expect(await russian(content)).toBe('older');
    await content.write({ [ru]: text('День', 'Второй.') });
    expect(await russian(content)).toBe('there');
  });

  it('it isn’t older once the Uzbek text is as it was', async () => {
    const content = await contentFolder();
    await content.write(both);
    await russian(content);
    await content.write({ [uz]: text('Kun', 'Ikkinchi.', facts) });
    expect(await russian(content)).toBe('older');
    await content.write(both);
    expect(await russian(content)).toBe('there');
  });
});

describe('the order', () => {
  it('is that of what visitors read most', async () => {
    const content = await contentFolder();
    const on = (day: string) => text('Kun', 'Matn.', `date: ${day}\n`);
    await content.write({
      'books/anatomy.yaml': 'subject: { uz: Anatomiya }\n',
      'courses/10-nursing/index.uz.md': text('Hamshiralik'),
      'courses/2-medicine/index.uz.md': text('Davolash'),
      'admissions/1-bachelor/index.uz.md': text('Bakalavriat'),
      'nursing-programmes/bsn.yaml': 'title: { uz: Hamshiralik }\n',
      'pages/about/index.uz.md': text('Universitet'),
      'pages/fees/index.uz.md': text('Toʻlov'),
      'news/1-old/index.uz.md': on('2026-10-22'),
      'news/2-new/index.uz.md': on('2026-10-24'),
      'news/3-newest/index.uz.md': on('2026-11-20'),
    });
    const now = new Date('2026-11-23T09:00:00Z');
    const { entries } = await translationStatus(content.dir, now);
    expect(entries.map(({ group, type, name }) => `${group}: ${type}/${name}`)).toEqual([
      'news: news/3-newest',
      'news: news/2-new',
      'admission: admissions/1-bachelor',
      'admission: pages/fees',
      'programmes: courses/2-medicine',
      'programmes: courses/10-nursing',
      'programmes: nursing-programmes/bsn',
      'pages: pages/about',
      'others: books/anatomy',
      'others: news/1-old',
    ]);
  });
});

it('knows the page of an entry that the site has, and of no other', async () => {
  const content = await contentFolder();
  await content.write({
    'news/1-first/index.uz.md': text('Kun', 'Matn.', 'date: 2026-11-23\n'),
    'news/2-later/index.uz.md': text('Kun', 'Matn.', 'date: 2026-11-24\n'),
    'news/3-draft/index.uz.md': text('Kun', 'Matn.', 'date: 2026-11-20\ndraft: true\n'),
  });
  const { entries } = await translationStatus(content.dir, new Date('2026-11-23T09:00:00Z'));
  expect(Object.fromEntries(entries.map(({ name, page }) => [name, page]))).toEqual({
    '1-first': '/news/1/first',
    '2-later': undefined,
    '3-draft': undefined,
  });
});
