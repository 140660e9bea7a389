import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { close, createIndex } from 'pagefind';

/** Second names of pages: integrations/id-only-urls.ts. */
const shortAddress = /(?:^|\/)(?:news|journals)\/\d+\.html$/;

/** An index of all pages of a built site as Pagefind makes it by itself. */
export async function writePlainIndex(dist: string, folder: string): Promise<void> {
  const { index, errors } = await createIndex();
  if (!index) throw new Error(errors.join('\n'));
  for (const file of globSync('**/*.html', { cwd: dist })) {
    if (shortAddress.test(file)) continue;
    await index.addHTMLFile({ sourcePath: file, content: readFileSync(join(dist, file), 'utf8') });
  }
  await index.writeFiles({ outputPath: folder });
  await close();
}
