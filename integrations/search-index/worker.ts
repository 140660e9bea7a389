import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { recordsOf } from './read-page.ts';
import type { SearchRecord } from './record.ts';
import { writeIndex } from './write-index.ts';

// A thread of its own: indexes the built pages in the folder it is given, and sends how many records they are.
parentPort?.postMessage(await writeIndex(records(workerData), join(workerData, 'pagefind')));

function* records(dist: string): Generator<SearchRecord> {
  for (const file of globSync('**/*.html', { cwd: dist }).sort()) {
    const path = `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
    yield* recordsOf(() => readFileSync(join(dist, file), 'utf8'), path);
  }
}
