import { on } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { extractText } from 'unpdf';
import { buildIdPlaceholder } from '../src/build/build-id.ts';
import { published } from '../src/i18n/published.ts';
import { readPage, type SearchRecord } from '../src/search/index/read-page.ts';
import { startIndex } from '../src/search/index/write-index.ts';
import { finishedPage } from '../src/security/finished-page.ts';

export interface RenderedPage {
  /** From 0, in the order of the search index. Pages arrive in approximately that order. */
  number: number;
  /** In `dist/`: `/ru/news.html`. */
  file: string;
  html: ArrayBuffer;
}

// Runs as a worker: answers each rendered page with the finished one. On the message `index` it writes the
// search index of all pages and answers with the number of records.
const { dist, buildId }: { dist: string; buildId: string } = workerData;
const port = parentPort as MessagePort;
const index = await startIndex();
const pdfTexts = await readPdfs();
/** Records of pages that arrived early: added in order, the same pages give the same index. */
const early = new Map<number, SearchRecord[]>();
let turn = 0;
let added: Promise<unknown> = Promise.resolve();

for await (const [message] of on(port, 'message')) {
  // Pagefind's process may be slower.
  await added;
  if (message === 'index') break;
  const { number, file, html: bytes }: RenderedPage = message;
  const rendered = new TextDecoder().decode(bytes).replace(buildIdPlaceholder, buildId);
  // Like all other output, through src/middleware.ts.
  const html = file.startsWith('/admin') ? rendered : published(rendered);
  const path = file.replace(/\.html$/, '').replace(/^\/index$/, '/');
  early.set(number, readPage(html, path, pdfTexts));
  added = Promise.all([...recordsInTurn()].map(index.add));
  const { buffer } = new TextEncoder().encode(finishedPage(html));
  port.postMessage(buffer, [buffer]);
}
port.postMessage(await index.write(join(dist, 'pagefind')));

function* recordsInTurn(): Generator<SearchRecord> {
  for (let records = early.get(turn); records; records = early.get(turn)) {
    yield* records;
    early.delete(turn);
    turn += 1;
  }
}

/** The texts of the site's PDFs by URL; empty for scanned ones. */
async function readPdfs(): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const file of globSync('pdf/**/*.pdf', { cwd: dist })) {
    const pdf = new Uint8Array(readFileSync(join(dist, file)));
    const { text } = await extractText(pdf, { mergePages: true });
    texts.set(`/${file}`, text.replace(/\s+/g, ' ').trim());
  }
  return texts;
}
