import { appendFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root, runOrExit } from './child.mjs';
import { copyProject } from './copy-project.mjs';

const folder = join(root, '.second-build');

/**
 * Builds the site once more into .second-build/dist, for the tests alone: with the styleguide, as if
 * its toasts had changed since dist/ was built, so that their scripts have other names, without the
 * Russian text of a page that the main menu leads to, and without any author's Turkish text.
 */
export async function secondBuild() {
  rmSync(folder, { recursive: true, force: true });
  copyProject(folder);
  const toasts = join(folder, 'src/islands/mount-toasts.tsx');
  appendFileSync(toasts, "document.documentElement.dataset['toasts'] = 'of the second build';\n");
  rmSync(join(folder, 'src/content/sections/2-international-department/ru.md'));
  for (const text of globSync('src/content/*/*/tr.md', { cwd: folder })) rmSync(join(folder, text));
  for (const record of globSync('src/content/*/*.yaml', { cwd: folder })) {
    leaveOutTurkish(join(folder, record));
  }
  await runOrExit(
    'astro',
    ['build', '--silent'],
    { OPEN_GRAPH: 'off', STYLEGUIDE: 'true' },
    { cwd: folder },
  );
}

/**
 * Turkish articles become Uzbek ones, as an article has its title in its own language at least.
 *
 * @param {string} record A YAML file, which becomes JSON: YAML too.
 */
function leaveOutTurkish(record) {
  const data = parse(readFileSync(record, 'utf8'), (key, value) => {
    if (key === 'tr') return undefined;
    return key === 'language' && value === 'tr' ? 'uz' : value;
  });
  writeFileSync(record, JSON.stringify(data));
}
