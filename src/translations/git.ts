import { spawn } from 'node:child_process';

/** Runs git in a folder. Rejects if there is no git, or if it fails. */
export function git(dir: string, args: readonly string[], input = ''): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const child = spawn('git', args, { cwd: dir, stdio: ['pipe', 'pipe', 'ignore'] });
  const output: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => output.push(part));
  // A git that ends early doesn't read all: its exit code says why.
  child.stdin.on('error', () => {});
  child.on('error', reject);
  child.on('close', (code) => {
    if (code === 0) resolve(Buffer.concat(output));
    else reject(new Error(`git ${args[0]} ended with ${code}`));
  });
  child.stdin.end(input);
  return promise;
}

/**
 * The contents of files in git's store, by their object ids. Undefined where they are still on a server
 * that doesn't answer.
 */
export async function readBlobs(
  dir: string,
  ids: ReadonlySet<string>,
): Promise<Map<string, string> | undefined> {
  if (!(await fetchMissing(dir, ids))) return undefined;
  const output = await git(dir, ['cat-file', '--batch'], [...ids, ''].join('\n'));
  const blobs = new Map<string, string>();
  let at = 0;
  while (at < output.length) {
    const start = output.indexOf('\n', at) + 1;
    const [id = '', , size] = output.toString('latin1', at, start - 1).split(' ');
    blobs.set(id, output.toString('utf8', start, start + Number(size)));
    at = start + Number(size) + 1;
  }
  return blobs;
}

/**
 * A clone without old contents, such as Netlify's, fetches them one after another when they are asked
 * for: this gets all that are missing at once. Returns whether they are there.
 */
async function fetchMissing(dir: string, wanted: ReadonlySet<string>): Promise<boolean> {
  const settings = ['config', '--get-regexp', '^remote\\..*\\.promisor$'];
  const setting = await git(dir, settings).catch(() => '');
  const remote = /^remote\.(.*)\.promisor/.exec(setting.toString())?.[1];
  if (remote === undefined) return true;
  const listed = await git(dir, ['rev-list', '--objects', '--missing=print', 'HEAD', '--', '.']);
  const missing = listed.toString().match(/(?<=^\?)\w+/gm) ?? [];
  const ids = missing.filter((id) => wanted.has(id));
  if (ids.length === 0) return true;
  const options = ['--no-tags', '--no-write-fetch-head', '--filter=blob:none', '--stdin'];
  const noTalk = ['-c', 'fetch.negotiationAlgorithm=noop'];
  const fetched = git(dir, [...noTalk, 'fetch', ...options, remote], ids.join('\n'));
  return fetched.then(
    () => true,
    () => false,
  );
}
