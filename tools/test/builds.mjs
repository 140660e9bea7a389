import {
  appendFileSync,
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { buildInputs } from '../setup/build.mjs';
import { root, runOrExit } from '../setup/child-process.mjs';

/**
 * Copies what the site is built from, to build it elsewhere with changes. Packages are linked.
 *
 * @param {string} folder created if missing
 */
export function copyProject(folder) {
  mkdirSync(folder, { recursive: true });
  for (const input of buildInputs) {
    cpSync(join(root, input), join(folder, input), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}

/** @param {string} name of a folder in the project, which is replaced */
function freshCopy(name) {
  const folder = join(root, name);
  rmSync(folder, { recursive: true, force: true });
  copyProject(folder);
  return folder;
}

/**
 * Builds .deployed-build/dist: the same sources as dist/, with the variables that Netlify sets in a
 * deploy and with entries that builds leave out. tests/build/deployed-build.test.ts compares the two.
 */
async function buildAsDeployed() {
  const folder = freshCopy('.deployed-build');
  addUnpublished(join(folder, 'src/content'));
  await runOrExit(
    'astro',
    ['build', '--silent', '--force'],
    {
      CONTEXT: 'production',
      DEPLOY_ID: '0123456789abcdef01234567',
      NETLIFY: 'true',
      // As a clone, it has the history that the status of translations is made from.
      GIT_DIR: join(root, '.git'),
      GIT_WORK_TREE: folder,
    },
    { cwd: folder },
  );
}

/**
 * Adds drafts and an entry of a later day. One draft is broken, one has a picture.
 *
 * @param {string} content the folder of all content types
 */
function addUnpublished(content) {
  const [example = ''] = globSync('news/*/cover.jpg', { cwd: content });
  const news = readFileSync(join(content, dirname(example), 'index.uz.md'), 'utf8');
  const entries = {
    'news/9001-broken': { 'index.uz.md': '---\ntitle: "a\ndraft: true\n---\n' },
    'news/9002-draft': {
      'index.uz.md': news.replace('---\n', '---\ndraft: true\n'),
      'index.en.md': 'No fields',
    },
    'news/9003-later': {
      'index.uz.md': news
        .replace(/^date: .*$/m, 'date: 2999-01-01')
        .replace(/^(title|summary): .*$/gm, '$1: Kelgusi yilning yangiligi')
        .replace(/(?<=\n---\n).*$/s, '\nBu matn oʻsha kuni chiqadi.\n'),
    },
  };
  for (const [entry, files] of Object.entries(entries)) {
    cpSync(join(content, example), join(content, entry, 'cover.jpg'));
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(join(content, entry, name), text);
    }
  }
  writeFileSync(join(content, 'vacancies/9001-draft.yaml'), 'draft: true\n');
}

/**
 * Builds .second-build/dist, which browser tests take for a later deploy than dist/: it includes the
 * styleguide, its toast scripts have other names, a page of the main menu has no Russian text, and
 * no entry has a Turkish one; a news item has no Uzbek one.
 */
export async function buildSecond() {
  const folder = freshCopy('.second-build');
  const toasts = join(folder, 'src/islands/mount-toasts.ts');
  appendFileSync(toasts, "document.documentElement.dataset['toasts'] = 'of the second build';\n");
  rmSync(join(folder, 'src/content/sections/2-international-department/index.ru.md'));
  removeUzbekText(join(folder, 'src/content/news/22-summer-placements-begin/index.uz.md'));
  removeTurkishTexts(join(folder, 'src/content'));
  await runOrExit(
    'astro',
    ['build', '--silent'],
    { OPEN_GRAPH: 'off', STYLEGUIDE: 'true' },
    { cwd: folder },
  );
}

/** @param {string} path an Uzbek file, which keeps the fields that all languages share */
function removeUzbekText(path) {
  const [, yaml = ''] = readFileSync(path, 'utf8').split(/^---$/m);
  const { title: _, summary: __, coverAlt: ___, ...shared } = parse(yaml);
  writeFileSync(path, `---\n${stringify(shared)}---\n`);
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
    // JSON is YAML too.
    writeFileSync(record, JSON.stringify(values));
  }
}

// npm test runs this file by its arguments: its own Node may be older than the project's.
if (import.meta.main) {
  const builds = { deployed: buildAsDeployed, second: buildSecond };
  for (const name of process.argv.slice(2))
    await builds[/** @type {keyof typeof builds} */ (name)]();
}
