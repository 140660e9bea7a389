import { copyFileSync, globSync, mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const project = join(import.meta.dirname, '../../..');
const dist = join(project, 'dist');
const rules = ['_headers', '_redirects'];

/** Every file of dist/ but the rules, as a path from there. */
export const files = globSync('**', { cwd: dist, exclude: rules }).filter((path) =>
  statSync(join(dist, path)).isFile(),
);

/**
 * A project with the rules of the real one and a file for each in its dist/, which holds its own
 * path, so that an answer's body names the file that was found. Gives its folder.
 */
export function mirrorProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'engines-'));
  for (const folder of new Set(files.map(dirname))) {
    mkdirSync(join(root, 'dist', folder), { recursive: true });
  }
  for (const file of files) writeFileSync(join(root, 'dist', file), file);
  for (const file of rules) copyFileSync(join(dist, file), join(root, 'dist', file));
  copyFileSync(join(project, 'netlify.toml'), join(root, 'netlify.toml'));
  return root;
}
