import { copyFileSync, globSync, mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const project = join(import.meta.dirname, '../../..');
const dist = join(project, 'dist');
const rules = ['_headers', '_redirects'];

/** The paths of all files in dist/, except the rules. */
export const files = globSync('**', { cwd: dist, exclude: rules }).filter((path) =>
  statSync(join(dist, path)).isFile(),
);

/**
 * Creates a project with the real one's rules and, for each file in dist/, a file that contains its
 * own path, so that a response's body shows which file was served. Returns its folder.
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
