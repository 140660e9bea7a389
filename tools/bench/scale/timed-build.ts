import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { root, start } from '../../setup/child-process.mjs';
import { type PhaseTimes, phaseClock } from './phases.ts';

/** The processors' time of all threads in ms; the memory at its peak in bytes. */
interface Usage {
  processor: number;
  memory: number;
}

/** Times in ms. */
export interface BuildFigures extends Usage {
  time: number;
  phases: PhaseTimes;
}

/** Builds the site in a folder without pictures for messengers, with these flags of Node. */
export async function timedBuild(
  folder: string,
  config: string,
  flags: readonly string[] = [],
): Promise<BuildFigures> {
  const usageFile = join(folder, 'usage.json');
  const child = start(
    'node',
    [
      ...flags,
      `--import=${pathToFileURL(join(import.meta.dirname, 'record-usage.ts'))}`,
      join(root, 'node_modules/astro/bin/astro.mjs'),
      'build',
      '--force',
      `--root=${folder}`,
      `--config=${config}`,
    ],
    { OPEN_GRAPH: 'off', USAGE_FILE: usageFile, NO_COLOR: '1' },
    { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const started = performance.now();
  const clock = phaseClock(started);
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface(stream).on('line', (line) => {
      lines.push(line);
      clock.read(line, performance.now());
    });
  }
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The build in ${folder} failed:\n${lines.slice(-40).join('\n')}`);
  const ended = performance.now();
  return {
    time: ended - started,
    ...(JSON.parse(readFileSync(usageFile, 'utf8')) as Usage),
    phases: clock.end(ended),
  };
}
