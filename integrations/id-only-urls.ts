import { existsSync, linkSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { locales } from '../src/i18n/locales.ts';
import { localizedPath } from '../src/routing/href.ts';

/** Documents that answer at `/news/7` with the page of `/news/7/faculty-of-nursing-at-camu`. */
const folders = ['/news', '/journals'];

/** After a build, gives the pages of documents with a slug their second file, without it. */
export function idOnlyUrls(): AstroIntegration {
  return {
    name: 'id-only-urls',
    hooks: {
      'astro:build:done': ({ dir }) => {
        for (const locale of locales) {
          for (const folder of folders) {
            linkPages(join(fileURLToPath(dir), localizedPath(folder, locale)));
          }
        }
      },
    },
  };
}

/** `7/open-day.html` is served as `7.html` too. */
function linkPages(folder: string): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const files = readdirSync(join(folder, entry.name));
    const page = files.find((file) => file.endsWith('.html'));
    if (page) linkSync(join(folder, entry.name, page), join(folder, `${entry.name}.html`));
  }
}
