import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { root, runOrExit } from '../setup/child-process.mjs';
import { copyTestSite } from './test-site.mjs';

const testSite = '.site-test';
const laterSite = '.site-later';

/** Builds the test site as Netlify does, with the variables of a production deploy. */
async function buildTestSite() {
  const folder = join(root, testSite);
  copyTestSite(folder);
  await commitOlderText(folder);
  return runOrExit('astro', ['build', '--silent', '--force'], {
    SITE_FOLDER: testSite,
    CONTEXT: 'production',
    DEPLOY_ID: '0123456789abcdef01234567',
    NETLIFY: 'true',
  });
}

/**
 * Makes a site a repository with one commit, after which the Uzbek text of an entry changed: its
 * translations are older.
 *
 * @param {string} folder
 */
async function commitOlderText(folder) {
  const [file = ''] = globSync('src/content/news/6-*/index.uz.md', { cwd: folder });
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  rmSync(join(folder, '.git'), { recursive: true, force: true });
  writeFileSync(path, text.replace('namuna sifatida', 'misol tariqasida'));
  const author = ['-c', 'user.name=Author', '-c', 'user.email=author@university.example'];
  const git = (/** @type {string[]} */ ...args) => runOrExit('git', ['-C', folder, ...args]);
  await git('init', '--quiet');
  await git('add', 'src/content');
  await git(...author, 'commit', '--quiet', '--no-gpg-sign', '--message', 'Before');
  writeFileSync(path, text);
}

/**
 * Builds what browser tests take for a later deploy of the test site: it includes the styleguide, its
 * toast scripts have other names, no entry has a Turkish text, a page of the main menu has no Russian
 * one, there are a hundred teachers more, and no samples.
 */
export async function buildLaterSite() {
  const folder = join(root, laterSite);
  copyTestSite(folder);
  const content = join(folder, 'src/content');
  const [russian = ''] = globSync('sections/2-*/index.ru.md', { cwd: content });
  rmSync(join(content, russian));
  addTeachers(join(content, 'teachers'));
  removeTurkishTexts(content);
  removeSamples(content);
  await runOrExit(
    'astro',
    ['build', '--silent', '--force', '--config', 'tests/later-site.config.mjs'],
    {
      SITE_FOLDER: laterSite,
      OPEN_GRAPH: 'off',
      STYLEGUIDE: 'true',
    },
  );
}

/** @param {string} folder */
function addTeachers(folder) {
  for (let number = 1; number <= 100; number++)
    copyFileSync(join(folder, 'assistant.yaml'), join(folder, `more-${number}.yaml`));
}

/** @param {string} content the folder of all content types */
function removeTurkishTexts(content) {
  for (const text of globSync('*/*/index.tr.md', { cwd: content })) rmSync(join(content, text));
  for (const name of globSync('*/*.yaml', { cwd: content })) {
    const record = join(content, name);
    const values = parse(readFileSync(record, 'utf8'), (key, value) => {
      if (key === 'tr') return undefined;
      // An article must have its title in its own language.
      return key === 'language' && value === 'tr' ? 'uz' : value;
    });
    writeFileSync(record, stringify(values));
  }
}

/** @param {string} content the folder of all content types */
function removeSamples(content) {
  for (const name of globSync(['*/*.yaml', '*/*/index.uz.md'], { cwd: content })) {
    const file = join(content, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^sample: true\n/m, ''));
  }
}

// npm test runs this file by its arguments: its own Node may be older than the project's.
if (import.meta.main) {
  const builds = { test: buildTestSite, later: buildLaterSite };
  for (const name of process.argv.slice(2))
    await builds[/** @type {keyof typeof builds} */ (name)]();
}
