import { execFile } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { memoizeContent } from '../memoize/memoize.ts';

const run = promisify(execFile);

/**
 * When the files of a folder last changed, to the second and never in the future: the time of their last
 * commit on the main line. Without commits, or if a file differs from them, the files' modification times are
 * used. In a shallow clone, all earlier changes appear in its first commit.
 */
export const lastChange = memoizeContent(async (folder: string): Promise<Date> => {
  const git = async (...args: string[]) =>
    (await run('git', ['--no-optional-locks', ...args, '--', '.'], { cwd: folder })).stdout;
  const committed = await git('log', '-1', '--first-parent', '--format=%ct').catch(() => '');
  const isCommitted = committed !== '' && (await git('status', '--porcelain')) === '';
  const seconds = isCommitted ? Number(committed) : Math.max(...fileTimes(folder));
  return new Date(Math.min(seconds * 1000, Date.now()));
});

const fileTimes = (folder: string): number[] =>
  globSync('*', { cwd: folder }).map((file) =>
    Math.floor(statSync(join(folder, file)).mtimeMs / 1000),
  );
