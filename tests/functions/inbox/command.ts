import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { format } from 'node:util';
import { vi } from 'vitest';
import { run } from '../../../tools/inbox/run.ts';
import { connectBlobs, temporaryFolder } from '../contract/blobs-store.ts';

const script = resolve(import.meta.dirname, '../../../tools/inbox/inbox.ts');

/** Variables that would make the command read another store, or think that npm runs it. */
const removed = {
  NETLIFY_BLOBS_CONTEXT: undefined,
  NETLIFY_SITE_ID: undefined,
  NETLIFY_AUTH_TOKEN: undefined,
  npm_lifecycle_event: undefined,
};

/** Starts the command as a process of its own. */
export function startInbox(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  return spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...removed, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs the command in this process, with what else it needs of the environment. */
export async function runInbox(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { NETLIFY_BLOBS_CONTEXT: connected } = process.env;
  const written = { stdout: '', stderr: '' };
  const keep = (stream: keyof typeof written) => (text: unknown) => {
    written[stream] += text;
    return true;
  };
  const log =
    (stream: keyof typeof written) =>
    (...values: unknown[]) => {
      keep(stream)(`${format(...values)}\n`);
    };
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(log('stdout')),
    vi.spyOn(console, 'error').mockImplementation(log('stderr')),
    vi.spyOn(process.stdout, 'write').mockImplementation(keep('stdout')),
    vi.spyOn(process.stderr, 'write').mockImplementation(keep('stderr')),
  ];
  for (const [name, value] of Object.entries({ ...removed, ...env })) vi.stubEnv(name, value);
  const status = await run(args);
  for (const spy of spies) spy.mockRestore();
  for (const name of Object.keys({ ...removed, ...env })) vi.stubEnv(name, undefined);
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', connected);
  return { status, ...written };
}

/** A store on disk, to which this process is connected too, and the command on it. */
export async function localInbox() {
  const folder = temporaryFolder();
  await connectBlobs(join(folder, 'blobs'));
  return { folder, run: (...args: string[]) => runInbox([...args, '--store', folder]) };
}
