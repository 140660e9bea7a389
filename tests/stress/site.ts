import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { start } from '../../tools/setup/child-process.mjs';
import { stressKey } from './bot-token.ts';

/** The site in a process of its own. */
export interface Site {
  url: string;
  /** Sends SIGKILL, so that nothing can be cleaned up. */
  kill: () => Promise<void>;
  /** Its resident memory, in bytes. */
  memory: () => Promise<number>;
  /** The processor time that all its threads have taken, in ms; to ten of them. */
  cpuTime: () => Promise<number>;
}

/**
 * Starts the site with `stressKey` as its HMAC key and no limit that counts; forms are stored in the
 * folder `data`. Rejects when it exits instead.
 */
export async function startSite(data: string): Promise<Site> {
  const child = start(
    'node',
    [join(import.meta.dirname, 'serve-site.ts'), data],
    { ALTCHA_HMAC_KEY: stressKey, POSTS_PER_ADDRESS: '100000', MEGABYTES_PER_DAY: '1000000' },
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'exit');
  const lines = createInterface(child.stdout as NodeJS.ReadableStream);
  const [url] = await Promise.race([
    once(lines, 'line'),
    ended.then(() => Promise.reject(new Error('the site did not start'))),
  ]);
  const read = (file: string) => readFile(`/proc/${child.pid}/${file}`, 'utf8');
  return {
    url: String(url),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    memory: async () => Number(/VmRSS:\s+(\d+)/.exec(await read('status'))?.[1]) * 1024,
    cpuTime: async () => {
      // The 14th and 15th field, in hundredths of a second; the second is a name in brackets (proc_pid_stat(5)).
      const [, after = ''] = (await read('stat')).split(') ');
      const [user, system] = after.split(' ').slice(11, 13);
      return (Number(user) + Number(system)) * 10;
    },
  };
}

/** Runs `work` with a temporary folder for the site's data. */
export async function withData<Result>(work: (data: string) => Promise<Result>): Promise<Result> {
  const data = await mkdtemp(join(tmpdir(), 'university-stress-'));
  try {
    return await work(data);
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}
