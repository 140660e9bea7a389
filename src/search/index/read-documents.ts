import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractText } from 'unpdf';

/** The words of the site's PDFs by their addresses; of one that holds pictures alone, none. */
export type Documents = ReadonlyMap<string, string>;

export async function readDocuments(dist: string): Promise<Documents> {
  const documents = new Map<string, string>();
  for (const file of globSync('pdf/**/*.pdf', { cwd: dist })) {
    const { text } = await extractText(new Uint8Array(readFileSync(join(dist, file))), {
      mergePages: true,
    });
    documents.set(`/${file}`, text.replace(/\s+/g, ' ').trim());
  }
  return documents;
}
