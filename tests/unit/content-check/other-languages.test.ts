import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type Files, newsData, newsText, project, vacancy, withShared } from './fixture.ts';
import { issue } from './trial.ts';

const root = join(import.meta.dirname, '../../..');

/** A copy of the code with Uzbek and Russian as the site's languages. */
const copy = mkdtempSync(join(tmpdir(), 'two-languages-'));
afterAll(() => rmSync(copy, { recursive: true }));
for (const part of ['package.json', 'src']) {
  const filter = (path: string) => !path.startsWith(join(root, 'src/content/'));
  cpSync(join(root, part), join(copy, part), { recursive: true, filter });
}
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
const list = join(copy, 'src/i18n/locales.ts');
const text = readFileSync(list, 'utf8');
writeFileSync(list, text.replace(/^(export const locales.*=).*$/m, "$1 [defaultLocale, 'ru'];"));

/** Corrects a content folder with the copied code; returns a function that reads a file, if it exists. */
async function fixed(files: Files) {
  const dir = await project(files);
  const check = join(copy, 'src/content-check/main.ts');
  try {
    execFileSync('node', [check, '--fix', '--lang', 'en', dir], { cwd: copy, stdio: 'pipe' });
  } catch (error) {
    // The other entries that a site needs are missing.
    expect((error as { status: number }).status).toBe(1);
  }
  return (name: string) =>
    existsSync(join(dir, name)) ? readFileSync(join(dir, name), 'utf8') : undefined;
}

it('removes translations into languages that the site does not have', async () => {
  const [uz, tr, only] = ['news/1-a/index.uz.md', 'news/1-a/index.tr.md', 'news/2-b/index.tr.md'];
  const title = '{ uz: Yurak haqida, en: On the heart }';
  const read = await fixed({
    [uz]: withShared(newsData),
    [tr]: newsText('Metin.'),
    // Its only text.
    'news/2-b/index.uz.md': `---\n${newsData}---\n`,
    [only]: newsText('Metin.'),
    'answers/en.yaml': 'answers: [{ page: /fees, title: A, words: [a] }]\n',
    'vacancies/1-teacher.yaml': vacancy,
    'branches/a.yaml': 'name:\n  en: >-\n    A\n    b\n  uz: |\n    C\n\n  tr: D\norder: 1\n',
    'figures/a.yaml': 'source: { name: { tr: A, uz: B, en: C } }\n',
    ...issue({ title, language: 'en' }),
  });
  expect(read(uz)).toBe(withShared(newsData));
  expect(read(tr)).toBeUndefined();
  expect(read(only)).toBe(newsText('Metin.'));
  expect(read('answers/en.yaml')).toBeUndefined();
  expect(read('vacancies/1-teacher.yaml')).toBe(vacancy.replace(/^ {2}(?:tr|en): .*\n/gm, ''));
  expect(read('branches/a.yaml')).toBe('name:\n  uz: |\n    C\n\norder: 1\n');
  expect(read('figures/a.yaml')).toBe('source: { name: { uz: B } }\n');
  // Journals publish in more languages.
  expect(read('journal-issues/1-2026-1.yaml')).toContain(`title: ${title}`);
});
