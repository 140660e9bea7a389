import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { root, start } from '../../setup/child.mjs';
import { type PhaseTimes, phaseClock } from './phases.ts';

/** Times in ms, `memory` in bytes. */
export interface BuildFigures {
  time: number;
  memory: number;
  phases: PhaseTimes;
}

/** Builds the site in a folder as its build command does, without pictures for messengers. */
export async function timedBuild(folder: string, config: string): Promise<BuildFigures> {
  const memoryFile = join(folder, 'peak-memory');
  const child = start(
    'node',
    [
      `--import=${pathToFileURL(join(import.meta.dirname, 'peak-memory.ts'))}`,
      join(root, 'node_modules/astro/bin/astro.mjs'),
      'build',
      '--force',
      `--root=${folder}`,
      `--config=${config}`,
    ],
    { OPEN_GRAPH: 'off', PEAK_MEMORY_FILE: memoryFile, NO_COLOR: '1' },
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
    memory: Number(readFileSync(memoryFile, 'utf8')),
    phases: clock.end(ended),
  };
}
