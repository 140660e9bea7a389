import { cpSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/child-process.mjs';

const source = join(root, 'tests/site');

/** Yesterday in UTC, which is a past day in Uzbekistan at any hour. */
const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

/**
 * Copies the content and the public files of the test site to a folder. Days marked `# yesterday` become
 * that: a vacancy is open for a month. Names of pictures are stored as Macs do, in letters of two characters.
 *
 * @param {string} folder absolute
 */
export function copyTestSite(folder) {
  for (const part of ['public', 'src/content']) {
    rmSync(join(folder, part), { recursive: true, force: true });
    cpSync(join(source, part), join(folder, part), { recursive: true });
  }
  for (const name of globSync('src/content/vacancies/*.yaml', { cwd: folder })) {
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/\S+ # yesterday$/gm, yesterday()));
  }
  for (const name of globSync('src/content/**/*.{jpg,png}', { cwd: folder })) {
    renameSync(join(folder, name), join(folder, name.normalize('NFD')));
  }
}
