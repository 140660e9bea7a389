import { git, readBlobs } from './git.ts';
import { keysIn, type Version, type Written } from './texts.ts';

/** What a commit did to a file. */
interface Change {
  path: string;
  /** 0 for the newest commit. */
  commit: number;
  /** Undefined where the commit added the file. */
  before: Version | undefined;
  /** Undefined where the commit removed the file. */
  after: Version | undefined;
}

/** The commit that brought a text into the content: 0 for the newest, -1 before it is committed. */
export type CommitOf = (written: Written) => number;

/**
 * Reads the history of a content folder: the main line from HEAD, in which a merged branch is one
 * commit. Undefined without commits, and in a clone that was cut off, where all files seem to begin
 * with the oldest commit.
 */
export async function readHistory(dir: string): Promise<CommitOf | undefined> {
  const facts = await git(dir, ['rev-parse', '--is-shallow-repository', 'HEAD']).catch(() => '');
  if (!facts.toString().startsWith('false')) return undefined;
  // Moved files are found by their texts: to git's own search two short files are the same.
  const what = ['--format=tformat:commit', '--raw', '--no-abbrev', '--no-renames', '--relative'];
  const log = ['-c', 'core.quotePath=false', 'log', '-m', '--first-parent', ...what, '--', '.'];
  const rows = readRows((await git(dir, log)).toString());
  const ids = rows.flatMap(({ before, after }) => [before, after]).filter((id) => /[^0]/.test(id));
  const blobs = rows.length > 0 ? await readBlobs(dir, new Set(ids)) : undefined;
  return blobs && commitFinder(changesOf(rows, blobs));
}

interface Row {
  path: string;
  commit: number;
  /** Object ids: zeros where there is no file. */
  before: string;
  after: string;
}

const textFile = /^:\d+ \d+ (\w+) (\w+) \w\t(.*\.(?:md|yaml))$/;

function readRows(log: string): Row[] {
  let commit = -1;
  return log.split('\n').flatMap((line) => {
    if (line === 'commit') commit += 1;
    const [, before = '', after = '', path = ''] = textFile.exec(line) ?? [];
    return path === '' ? [] : [{ path, commit, before, after }];
  });
}

function changesOf(rows: readonly Row[], blobs: ReadonlyMap<string, string>): Change[] {
  // One object for each version: what is read of it is kept.
  const versions = new Map<string, Version>();
  const version = (id: string, path: string): Version | undefined => {
    const source = blobs.get(id);
    if (source === undefined) return undefined;
    const known = versions.get(id) ?? { path, source };
    versions.set(id, known);
    return known;
  };
  return rows.map(({ path, commit, before, after }) => ({
    path,
    commit,
    before: version(before, path),
    after: version(after, path),
  }));
}

function commitFinder(changes: readonly Change[]): CommitOf {
  // Newest first, as git lists them.
  const ofPath = Map.groupBy(changes, ({ path }) => path);
  const removed = Map.groupBy(
    changes.filter(({ after }) => !after),
    ({ commit }) => commit,
  );
  return ({ path, key }) => {
    const has = (version: Version | undefined) => version !== undefined && keysIn(version).has(key);
    let [change, ...earlier] = ofPath.get(path) ?? [];
    if (!has(change?.after)) return -1;
    let commit = -1;
    while (change) {
      commit = change.commit;
      const { before } = change;
      if (before && !has(before)) return commit;
      // Where the commit added the file, the text may have been in another that it removed.
      const moved = before ? undefined : removed.get(commit)?.find((other) => has(other.before));
      if (!before && !moved) return commit;
      if (moved) earlier = (ofPath.get(moved.path) ?? []).filter((other) => other.commit > commit);
      [change, ...earlier] = earlier;
    }
    return commit;
  };
}
