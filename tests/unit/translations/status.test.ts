import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../src/i18n/locales.ts';
import { markKey, marksFile } from '../../../src/translations/mark-key.ts';
import type { State } from '../../../src/translations/state.ts';
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

  it('isn’t older after one commit changed both texts', async () => {
    const content = await repository();
    await content.commit(both);
    await content.commit({ [uz]: text('"Kun"', 'Birinchi.', facts), [ru]: text('"День"') });
    expect(await russian(content)).toBe('there');
  });

  it('isn’t older where only a fact, which all languages share, changed', async () => {
    const content = await repository();
    await content.commit(both);
    await content.commit({
      [uz]: text('Kun', 'Birinchi.', facts.replace('university', 'science')),
    });
    expect(await russian(content)).toBe('there');
  });

  it('isn’t older once the Uzbek text is again the one that was translated', async () => {
    const content = await repository();
    await content.commit(both);
    await content.commit({ [uz]: text('Kun', 'Ikkinchi.', facts) });
    await content.commit({ [uz]: text('Kun', 'Birinchi.', facts) });
    expect(await russian(content)).toBe('there');
  });

  it('isn’t older after its folder was renamed, and is once its text changes', async () => {
    const content = await repository();
    await content.commit(both);
    await content.move('news/1-open-day', 'news/1-doors');
    expect(await russian(content)).toBe('there');
    await content.commit();
    expect(await russian(content)).toBe('there');
    await content.commit({ 'news/1-doors/index.uz.md': text('Kun', 'Ikkinchi.', facts) });
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

const nurse = 'vacancies/1-nurse.yaml';
const record = (...items: string[]) =>
  `title: { uz: Hamshira, ru: Медсестра }\nitems:\n${items.map((item) => `  - ${item}\n`).join('')}`;

describe('a record', () => {
  it('is missing in a language that any of its values lacks', async () => {
    const content = await repository();
    await content.commit({ [nurse]: record('{ uz: Kunduzi }') });
    expect(await states(content.dir)).toMatchObject({ uz: 'there', ru: 'missing' });
  });

  it('is older where an Uzbek line changed in a later commit, until one in its language does', async () => {
    const content = await repository();
    const pay = (uzbek: string, russian: string, order = 1) =>
      `order: ${order}\npay:\n  uz: ${uzbek}\n  ru: ${russian}\n`;
    await content.commit({ [nurse]: pay('Oylik', 'Оклад') });
    await content.commit({ [nurse]: pay('Oylik', 'Оклад', 2) });
    expect(await russian(content)).toBe('there');
    await content.write({ [nurse]: pay('Soatbay', 'Оклад', 2) });
    expect(await russian(content)).toBe('older');
    await content.commit();
    expect(await russian(content)).toBe('older');
    await content.commit({ [nurse]: pay('Soatbay', 'Почасовая', 2) });
    expect(await russian(content)).toBe('there');
  });

  it('isn’t older after a line with both languages changed', async () => {
    const content = await repository();
    await content.commit({ [nurse]: record('{ uz: Kunduzi, ru: Днём }') });
    await content.commit({ [nurse]: record('{ uz: Tunda, ru: Ночью }') });
    expect(await russian(content)).toBe('there');
  });
});

describe('an older translation', () => {
  /** The changes since the Russian text: before, after. */
  async function changes({ dir }: Content): Promise<string[][] | undefined> {
    const [entry] = (await translationStatus(dir)).entries;
    return entry?.changes.ru?.map(({ before, after }) => [before, after]);
  }

  it('comes with the Uzbek sentences that changed since, and no others', async () => {
    const content = await repository();
    const three = (second: string, last: string) =>
      text('Kun', `Eshik soat 9da ochiladi. ${second}\n\n${last}`, facts);
    await content.commit({ [uz]: three('Kitob olib keling.', 'Oxirgi gap.'), [ru]: text('День') });
    await content.commit({ [uz]: three('Daftar olib keling.', 'Oxirgi gap. Yangi gap.') });
    expect(await changes(content)).toEqual([
      ['<del>Kitob</del> olib keling.', '<ins>Daftar</ins> olib keling.'],
      ['', '<ins>Yangi gap.</ins>'],
    ]);
  });

  it('shows code as text', async () => {
    const content = await repository();
    await content.commit({ [uz]: text('Kun', '<b>Bir</b>', facts), [ru]: text('День') });
    await content.commit({ [uz]: text('Kun', '<i>Bir</i>', facts) });
    expect((await changes(content))?.flat().join('')).not.toMatch(/<[bi]>/);
  });

  it('shows a removed sentence', async () => {
    const content = await repository();
    await content.commit({ [uz]: text('Kun', 'Birinchi. Ikkinchi.', facts), [ru]: text('День') });
    await content.commit({ [uz]: text('Kun', 'Birinchi.', facts) });
    expect(await changes(content)).toEqual([['<del>Ikkinchi.</del>', '']]);
  });

  it('shows a rewritten text whole, in place of hundreds of single words', async () => {
    const content = await repository();
    const words = (letter: string) => Array(300).fill(letter).join(' ');
    await content.commit({ [uz]: text('Kun', words('a'), facts), [ru]: text('День') });
    await content.commit({ [uz]: text('Kun', words('b'), facts) });
    expect(await changes(content)).toEqual([
      [`<del>${words('a')}</del>`, `<ins>${words('b')}</ins>`],
    ]);
  });

  it('of a record shows the changed values in Uzbek alone', async () => {
    const content = await repository();
    const pay = (uzbek: string, english: string) =>
      `order: 1\npay:\n  uz: ${uzbek}\n  ru: Оклад\n  en: ${english}\n`;
    await content.commit({ [nurse]: pay('Oylik maosh', 'Salary') });
    await content.commit({ [nurse]: pay('Soatbay maosh', 'Hourly') });
    expect(await changes(content)).toEqual([
      ['<del>Oylik</del> maosh', '<ins>Soatbay</ins> maosh'],
    ]);
  });
});

describe('a translation that was marked as right', () => {
  const marks = (list: Record<string, string>) => ({ [marksFile]: JSON.stringify(list) });

  async function olderTexts(): Promise<{ content: Content; mark: string }> {
    const content = await repository();
    await content.commit({ ...both, [tr]: text('Gün') });
    await content.commit({ [uz]: text('Kun', 'Ikkinchi.', facts) });
    return { content, mark: (await translationStatus(content.dir)).entries[0]?.mark ?? '' };
  }

  it('isn’t older, committed or not, and others of the entry still are', async () => {
    const { content, mark } = await olderTexts();
    await content.write(marks({ [markKey('news', '1-open-day', 'ru')]: mark }));
    expect(await states(content.dir)).toMatchObject({ ru: 'there', tr: 'older' });
    await content.commit();
    expect(await states(content.dir)).toMatchObject({ ru: 'there', tr: 'older' });
  });

  it('is older again after the next change in Uzbek', async () => {
    const { content, mark } = await olderTexts();
    await content.commit(marks({ [markKey('news', '1-open-day', 'ru')]: mark }));
    await content.commit({ [uz]: text('Kun', 'Uchinchi.', facts) });
    expect(await russian(content)).toBe('older');
  });

  it('isn’t there if it is missing', async () => {
    const { content, mark } = await olderTexts();
    await content.commit(marks({ [markKey('news', '1-open-day', 'en')]: mark }));
    expect(await states(content.dir)).toMatchObject({ en: 'missing' });
  });
});

describe('where the history is', () => {
  async function twoCommits(): Promise<Content> {
    const content = await repository();
    await content.commit({ ...both, [nurse]: 'title:\n  uz: Hamshira\n  ru: Медсестра\n' });
    await content.commit({
      [uz]: text('Kun', 'Ikkinchi.', facts),
      [nurse]: 'title:\n  uz: Shifokor\n  ru: Медсестра\n',
    });
    return content;
  }

  /** Clones a repository with these options, beside it. Returns the clone's content folder. */
  function clone({ root }: Content, ...options: string[]): string {
    git(root, 'config', 'uploadpack.allowFilter', 'true');
    git(root, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
    git(root, 'clone', '--quiet', ...options, `file://${root}`, 'clone');
    return join(root, 'clone/src/content');
  }

  /** How many entries are older in Russian, and whether there is a history. */
  async function found(dir: string) {
    const { hasHistory, counts } = await translationStatus(dir);
    return { hasHistory, older: counts.ru.older };
  }

  it('a clone without the old contents, such as Netlify’s, has it', async () => {
    const dir = clone(await twoCommits(), '--filter=blob:none');
    const fetches = () => globSync('../../.git/objects/pack/*.pack', { cwd: dir }).length;
    const before = fetches();
    expect(await found(dir)).toEqual({ hasHistory: true, older: 2 });
    // All contents at once: one by one, a text would take a second over a network.
    expect(fetches() - before).toBe(1);
  });

  it('a clone that was cut off has none', async () => {
    const dir = clone(await twoCommits(), '--depth=1');
    expect(await found(dir)).toEqual({ hasHistory: false, older: 0 });
  });

  it('a repository that ignores the folder has none', async () => {
    const content = await repository();
    await content.write({ '../../.gitignore': 'src\n', ...both });
    await content.commit();
    expect(await found(content.dir)).toEqual({ hasHistory: false, older: 0 });
  });

  it('a folder in no repository has none', async () => {
    const content = await contentFolder();
    await content.write(both);
    expect(await found(content.dir)).toEqual({ hasHistory: false, older: 0 });
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
    expect(entries.map(({ type, name }) => `${type}/${name}`)).toEqual([
      'news/3-newest',
      'news/2-new',
      'admissions/1-bachelor',
      'pages/fees',
      'courses/2-medicine',
      'courses/10-nursing',
      'nursing-programmes/bsn',
      'pages/about',
      'books/anatomy',
      'news/1-old',
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
