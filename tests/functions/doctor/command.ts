import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

const script = resolve(import.meta.dirname, '../../../tools/doctor/doctor.ts');

/** Runs the command to its end, with no site's ID or token but those in `env`. */
export async function runDoctor(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { NETLIFY_SITE_ID, NETLIFY_AUTH_TOKEN, npm_lifecycle_event, ...rest } = process.env;
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...rest, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await ended, stdout, stderr };
}
