import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { type Documents, readDocuments } from './read-documents.ts';
import { recordsOf } from './read-page.ts';
import type { SearchRecord } from './record.ts';
import { writeIndex } from './write-index.ts';

// A thread of its own: indexes the built pages in the folder it is given, and sends how many records they are.
const documents = await readDocuments(workerData);
const all = records(workerData, documents);
parentPort?.postMessage(await writeIndex(all, join(workerData, 'pagefind')));

function* records(dist: string, documents: Documents): Generator<SearchRecord> {
  for (const file of globSync('**/*.html', { cwd: dist }).sort()) {
    const path = `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
    yield* recordsOf(() => readFileSync(join(dist, file), 'utf8'), path, documents);
  }
}
