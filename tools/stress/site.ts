import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { start } from '../setup/child-process.mjs';
import { stressKey } from './bot-token.ts';

/** The site in a process of its own, which can be killed. */
export interface Site {
  url: string;
  /** Ends it without a chance to put anything in order. */
  kill: () => Promise<void>;
  /** Bytes of memory that it holds. */
  memory: () => Promise<number>;
}

interface Places {
  /** Where it keeps what it is sent. */
  data: string;
  dist?: string;
  functions?: string;
  /** Variables of its environment. */
  variables?: Record<string, string>;
}

/** Starts the site; rejects when it ends instead. */
export async function startSite({
  data,
  dist = '',
  functions = '',
  variables = {},
}: Places): Promise<Site> {
  const script = join(import.meta.dirname, 'serve-site.ts');
  const child = start(
    'node',
    [script, data, dist, functions],
    { ALTCHA_HMAC_KEY: stressKey, ...variables },
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

/** Runs `work` with an empty folder for the site's data, which is removed after that. */
export async function withData<Result>(work: (data: string) => Promise<Result>): Promise<Result> {
  const data = await mkdtemp(join(tmpdir(), 'camu-stress-'));
  try {
    return await work(data);
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}
