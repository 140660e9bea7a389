import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { root, start } from '../setup/child-process.mjs';
import type { Usage } from './record-usage.ts';

/** Node's flags in `npm run build`. */
const nodeFlags = ['--max-semi-space-size=64'];

/** The resources that a build used; `time` is in ms. */
export interface BuildUsage extends Usage {
  time: number;
}

/** Runs `astro build` with more arguments; measurements are written to a file in `folder`. */
export async function buildUsage(
  folder: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<BuildUsage> {
  const usageFile = join(folder, 'usage.json');
  const started = performance.now();
  const child = start(
    'node',
    [
      ...nodeFlags,
      `--import=${pathToFileURL(join(import.meta.dirname, 'record-usage.ts'))}`,
      join(root, 'node_modules/astro/bin/astro.mjs'),
      ...['build', '--force', '--silent', ...args],
    ],
    { ...env, USAGE_FILE: usageFile },
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const errors = child.stderr ? buffer(child.stderr) : '';
  const [code] = await once(child, 'close');
  const time = performance.now() - started;
  if (code !== 0) throw new Error(`The build in ${folder} failed:\n${await errors}`);
  return { time, ...(JSON.parse(await readFile(usageFile, 'utf8')) as Usage) };
}
