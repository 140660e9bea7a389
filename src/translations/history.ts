import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { defaultLocale, type Locale, locales } from '../i18n/locales.ts';
import { memoize } from '../memoize/memoize.ts';

/** The commits of a content folder, by number: 0 for the newest, -1 for what isn't committed. */
export interface History {
  /** The commit that last changed a file or, for a record, a line in a language. */
  lastChange: (path: string, locale: Locale) => number;
  /** A file's contents after a commit; undefined if it wasn't there. */
  contents: (path: string, commit: number) => Promise<string | undefined>;
}

type Git = (...args: string[]) => Promise<string>;

const records = '*.yaml';
const uzbekTexts = `*/index.${defaultLocale}.md`;

/**
 * Reads the history of a content folder: the main line from HEAD, in which a merged branch is one commit.
 * Undefined without commits, in a shallow clone, where all files seem to start with the oldest commit, and
 * if a server that has old contents doesn't answer.
 */
export async function readHistory(dir: string): Promise<History | undefined> {
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
    await fetchOldContents(git);
    let path = '';
    await readChanges(git, ['--patch', '--unified=0', '--no-prefix'], records, (line, commit) => {
      path = /^\+\+\+ (.*)/.exec(line)?.[1] ?? path;
      for (const [, locale] of line.matchAll(languages)) note(`${path} ${locale}`, commit);
    });
    const commits = [...order.keys()].slice(1);
    const show = memoize((object: string) => git('show', object).catch(() => undefined));
    return {
      lastChange: (file, locale) =>
        last.get(file.endsWith('.yaml') ? `${file} ${locale}` : file) ?? -1,
      contents: (file, commit) => show(`${commits[commit]}:./${file}`),
    };
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

/** Fetches old contents at once, which a clone without them, such as Netlify's, fetches one by one. */
async function fetchOldContents(git: Git): Promise<void> {
  const clones = await git('config', '--get-regexp', '^remote\\..*\\.promisor$').catch(() => '');
  const remote = /^remote\.(.*)\.promisor/.exec(clones)?.[1];
  if (remote === undefined) return;
  // Lists names without contents; `rev-list --missing` finds nothing for patterns.
  const what = ['--raw', '--no-abbrev', '--no-renames', '--format=', '--', records, uzbekTexts];
  const changes = await git('log', '--first-parent', '-m', ...what);
  const blobs = new Set(changes.match(/\b(?!0+\b)[0-9a-f]{40,}\b/g));
  if (blobs.size === 0) return;
  const options = ['--no-tags', '--no-write-fetch-head', '--filter=blob:none'];
  await git('-c', 'fetch.negotiationAlgorithm=noop', 'fetch', ...options, remote, ...blobs);
}
