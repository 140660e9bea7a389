import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { connectBlobs, temporaryFolder } from '../contract/blobs-store.ts';

const script = resolve(import.meta.dirname, '../../../tools/inbox/inbox.ts');

/** Without what would make it read another store, or think that npm runs it. */
const environment = () => {
  const { NETLIFY_BLOBS_CONTEXT, NETLIFY_SITE_ID, NETLIFY_AUTH_TOKEN, ...rest } = process.env;
  return { ...rest, npm_lifecycle_event: '' };
};

/** Starts the command; `flags` are for Node. */
export function startInbox(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  flags: readonly string[] = [],
) {
  return spawn(process.execPath, [...flags, script, ...args], {
    env: { ...environment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs the command to its end. */
export async function runInbox(...call: Parameters<typeof startInbox>) {
  const child = startInbox(...call);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [stdout, stderr] = await Promise.all([buffer(child.stdout), buffer(child.stderr)]);
  return { status: await ended, stdout: `${stdout}`, stderr: `${stderr}` };
}

/** A store on disk, to which this process is connected too, and the command on it. */
export async function localInbox() {
  const folder = temporaryFolder();
  await connectBlobs(join(folder, 'blobs'));
  return { folder, run: (...args: string[]) => runInbox([...args, '--store', folder]) };
}
