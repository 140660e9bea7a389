import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Locale, locales } from '../i18n/locales.ts';

/**
 * The commit that last changed a file or, for a record, a line in a language: 0 for the newest, -1 while
 * the change isn't committed.
 */
export type LastChange = (path: string, locale: Locale) => number;

type Git = (...args: string[]) => Promise<string>;

const records = '*.yaml';

/**
 * Reads the history of a content folder: the main line from HEAD, in which a merged branch is one commit.
 * Undefined without commits, in a shallow clone, where all files seem to start with the oldest commit, and
 * if a server that has old contents doesn't answer.
 */
export async function readHistory(dir: string): Promise<LastChange | undefined> {
  const git: Git = async (...args) => {
    const settings = ['--no-optional-locks', '-c', 'core.quotePath=false'];
    const options = { cwd: dir, maxBuffer: Number.POSITIVE_INFINITY };
    return (await promisify(execFile)('git', [...settings, ...args], options)).stdout;
  };
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).startsWith('true')) return undefined;
    const order = new Map([[uncommitted, -1]]);
    const last = new Map<string, number>();
    const note = (name: string, commit: string) => {
      if (!last.has(name)) last.set(name, order.get(commit) ?? -1);
    };
    await readChanges(git, ['--name-only'], '.', (path, commit) => {
      if (!order.has(commit)) order.set(commit, order.size - 1);
      note(path, commit);
    });
    if (order.size === 1) return undefined;
    await fetchRecords(git);
    let path = '';
    await readChanges(git, ['--patch', '--unified=0', '--no-prefix'], records, (line, commit) => {
      path = /^\+\+\+ (.*)/.exec(line)?.[1] ?? path;
      for (const [, locale] of line.matchAll(languages)) note(`${path} ${locale}`, commit);
    });
    return (file, locale) => last.get(file.endsWith('.yaml') ? `${file} ${locale}` : file) ?? -1;
  } catch {
    return undefined;
  }
}

/** The languages in an added or removed line: `+  ru: Медсестра`. */
const languages = new RegExp(`(?:^[+-]|[ {])(${locales.join('|')}):`, 'g');

const uncommitted = '';

/** Reads git's lines about the changes of some files, newest first. A renamed file counts as a new one. */
async function readChanges(
  git: Git,
  format: string[],
  files: string,
  read: (line: string, commit: string) => void,
): Promise<void> {
  const how = [...format, '--no-renames', '--no-color', '--no-ext-diff', '--relative', '--', files];
  const work = await git('diff', 'HEAD', ...how);
  const history = await git('log', '--first-parent', '-m', '--format=commit %H', ...how);
  let commit = uncommitted;
  for (const line of `${work}${history}`.split('\n')) {
    if (line.startsWith('commit ')) commit = line.slice('commit '.length);
    else read(line, commit);
  }
}

/** Fetches old records at once, which a clone without old contents, such as Netlify's, fetches one by one. */
async function fetchRecords(git: Git): Promise<void> {
  const clones = await git('config', '--get-regexp', '^remote\\..*\\.promisor$').catch(() => '');
  const remote = /^remote\.(.*)\.promisor/.exec(clones)?.[1];
  if (remote === undefined) return;
  const what = ['rev-list', '--objects', '--missing=print', 'HEAD', '--', records];
  const missing = (await git(...what)).match(/(?<=^\?)\w+/gm) ?? [];
  if (missing.length === 0) return;
  const options = ['--no-tags', '--no-write-fetch-head', '--filter=blob:none'];
  await git('-c', 'fetch.negotiationAlgorithm=noop', 'fetch', ...options, remote, ...missing);
}
