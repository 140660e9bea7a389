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
}

interface SiteOptions {
  /** The folder that forms are stored in. */
  data: string;
  dist?: string;
  /** Environment variables. */
  variables?: Record<string, string>;
}

/** Starts the site with `stressKey` as its HMAC key and no limit that counts; rejects when it exits instead. */
export async function startSite({ data, dist = '', variables = {} }: SiteOptions): Promise<Site> {
  const script = join(import.meta.dirname, 'serve-site.ts');
  const child = start(
    'node',
    [script, data, dist],
    {
      ALTCHA_HMAC_KEY: stressKey,
      POSTS_PER_ADDRESS: '100000',
      MEGABYTES_PER_DAY: '1000000',
      ...variables,
    },
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'exit');
  const lines = createInterface(child.stdout as NodeJS.ReadableStream);
  const [url] = await Promise.race([
    once(lines, 'line'),
    ended.then(() => Promise.reject(new Error('the site did not start'))),
  ]);
  return {
    url: String(url),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    memory: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
    },
  };
}

/** Runs `work` with a temporary folder for the site's data. */
export async function withData<Result>(work: (data: string) => Promise<Result>): Promise<Result> {
  const data = await mkdtemp(join(tmpdir(), 'camu-stress-'));
  try {
    return await work(data);
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}
