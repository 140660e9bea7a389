import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type Content, repository, text } from '../translations/repository.ts';

/** The time of all commits of a test's repository. */
const committed = new Date('2026-09-01T09:00:00Z');

/** As the next build sees it: within one, the answer is kept. */
async function lastChange(folder: string): Promise<Date> {
  vi.resetModules();
  return (await import('../../../src/feeds/last-change.ts')).lastChange(folder);
}

const name = 'admissions/1-bachelor/index.uz.md';
const folderOf = ({ dir }: Content) => join(dir, 'admissions/1-bachelor');

async function published(): Promise<Content> {
  const content = await repository();
  await content.commit({ [name]: text('Qabul'), 'news/1-a/index.uz.md': text('Yangilik') });
  return content;
}

it('is the last commit, whenever the files were written', async () => {
  const content = await published();
  expect(await lastChange(folderOf(content))).toEqual(committed);
  utimesSync(join(content.dir, name), new Date(), new Date());
  expect(await lastChange(folderOf(content))).toEqual(committed);
});

it('is later once the file is changed, and stays the same until the next change', async () => {
  const content = await published();
  await content.write({ [name]: text('Boshqa kun') });
  const changed = await lastChange(folderOf(content));
  expect(changed.valueOf()).toBeGreaterThan(committed.valueOf());
  expect(changed.valueOf()).toBeLessThanOrEqual(Date.now());
  expect(await lastChange(folderOf(content))).toEqual(changed);
});

it('doesn’t follow the changes of other entries', async () => {
  const content = await published();
  await content.write({ 'news/1-a/index.uz.md': text('Boshqa yangilik') });
  expect(await lastChange(folderOf(content))).toEqual(committed);
});

it('is that of the newest file where there are no commits', async () => {
  const content = await repository();
  await content.write({
    [name]: text('Qabul'),
    'admissions/1-bachelor/index.ru.md': text('Приём'),
  });
  const time = (day: string) => new Date(`${day}T10:20:30Z`);
  utimesSync(join(content.dir, name), time('2026-08-01'), time('2026-08-01'));
  const other = join(folderOf(content), 'index.ru.md');
  utimesSync(other, time('2026-08-02'), time('2026-08-02'));
  expect(await lastChange(folderOf(content))).toEqual(time('2026-08-02'));
});

it('needs no repository', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'admission-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'index.uz.md');
  writeFileSync(file, text('Qabul'));
  utimesSync(file, committed, committed);
  expect(await lastChange(folder)).toEqual(committed);
});

it('is not in the future, whatever the clock of an author said', async () => {
  const content = await published();
  await content.write({ [name]: text('Boshqa kun') });
  const tomorrow = new Date(Date.now() + 86_400_000);
  utimesSync(join(content.dir, name), tomorrow, tomorrow);
  expect((await lastChange(folderOf(content))).valueOf()).toBeLessThanOrEqual(Date.now());
});
