import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Body } from './body.ts';

const src = join(import.meta.dirname, '..');

let ids: ReadonlySet<string> | undefined;

/** The ids of sections in the templates of pages, such as `form` on /contact. */
export function pageSections(): ReadonlySet<string> {
  ids ??= new Set(
    globSync('{design,features,frame,pages}/**/*.astro', {
      cwd: src,
    }).flatMap((file) =>
      [...readFileSync(join(src, file), 'utf8').matchAll(/\bid="([\w-]+)"/g)].flatMap(
        ([, id]) => id ?? [],
      ),
    ),
  );
  return ids;
}

/** The ids that the build gives the headings and footnotes of a body. */
export async function headingIds({ text }: Body): Promise<string[]> {
  // Few texts link to their own headings: the others are checked without the processor.
  const { createSatteriMarkdownProcessor } = await import('@astrojs/markdown-satteri');
  const processor = await createSatteriMarkdownProcessor();
  const { code } = await processor.render(text);
  return [...code.matchAll(/\bid="([^"]+)"/g)].flatMap(([, id]) => id ?? []);
}
