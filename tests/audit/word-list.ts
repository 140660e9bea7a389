import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/setup/child-process.mjs';

/** The folder of the lists that editors keep. */
export const glossaryFolder = 'docs/glossary';

/** The lines of a list in that folder, without empty ones and comments, which begin with `#`. */
export const readList = (name: string): string[] =>
  readFileSync(join(root, glossaryFolder, name), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
