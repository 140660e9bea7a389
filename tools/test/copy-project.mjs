import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { INPUTS } from '../setup/build.mjs';
import { root } from '../setup/child-process.mjs';

/**
 * Copies what the site is built from into a folder, to build it there with changes; packages are
 * the project's own.
 *
 * @param {string} folder
 */
export function copyProject(folder) {
  mkdirSync(folder, { recursive: true });
  for (const input of INPUTS) cpSync(join(root, input), join(folder, input), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}
