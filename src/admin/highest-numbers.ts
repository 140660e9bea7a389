import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { entryName } from '../content-types/entry-name.ts';
import type { ContentType } from './config/entries.ts';
import type { HighestNumbers } from './hooks.ts';

/**
 * The highest numbers that entries ever had, by their type, from the commits of a content folder. Empty where
 * there are none; deletions before the first commit of a shallow clone are missing.
 */
export async function highestGiven(folder: string): Promise<HighestNumbers> {
  const highest: HighestNumbers = {};
  for (const path of await addedFiles(folder)) {
    const [type = '', name = ''] = path.split('/');
    const { number = 0 } = entryName(name);
    highest[type as ContentType] = Math.max(highest[type as ContentType] ?? 0, number);
  }
  return highest;
}

/** Paths relative to the folder. Renamed files are among them, by both names. */
async function addedFiles(folder: string): Promise<string[]> {
  const log = ['log', '--no-renames', '--diff-filter=A', '--name-only', '--relative', '--format='];
  const options = { cwd: folder, maxBuffer: Number.POSITIVE_INFINITY };
  return promisify(execFile)(
    'git',
    ['-c', 'core.quotePath=false', ...log, '--', '.'],
    options,
  ).then(
    ({ stdout }) => stdout.split('\n').filter((line) => line !== ''),
    () => [],
  );
}
