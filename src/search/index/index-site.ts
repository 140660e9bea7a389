import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { extractText } from 'unpdf';
import { readPage, type SearchRecord } from './read-page.ts';
import { writeIndex } from './write-index.ts';

// Runs as a worker: indexes the pages in the folder that it is given and posts the number of records.
const dist: string = workerData;
const pdfTexts = await readPdfs();
parentPort?.postMessage(await writeIndex(readPages(), join(dist, 'pagefind')));

function* readPages(): Generator<SearchRecord> {
  for (const file of globSync('**/*.html', { cwd: dist }).sort()) {
    const path = `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
    yield* readPage(readFileSync(join(dist, file), 'utf8'), path, pdfTexts);
  }
}

/** The texts of the site's PDFs by URL; a scanned one has none. */
async function readPdfs(): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const file of globSync('pdf/**/*.pdf', { cwd: dist })) {
    const pdf = new Uint8Array(readFileSync(join(dist, file)));
    const { text } = await extractText(pdf, { mergePages: true });
    texts.set(`/${file}`, text.replace(/\s+/g, ' ').trim());
  }
  return texts;
}
