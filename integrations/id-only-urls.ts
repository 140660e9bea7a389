import { existsSync, linkSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { locales } from '../src/i18n/locales.ts';
import { localizedPath } from '../src/i18n/paths.ts';

/** Documents whose page `/news/7/open-day` is also served at `/news/7`. */
const folders = ['/news', '/journals'];

/** After a build, hard-links each page with an id and a slug to the address without the slug. */
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

/** Links `7/open-day.html` to `7.html`. */
function linkPages(folder: string): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const files = readdirSync(join(folder, entry.name));
    const page = files.find((file) => file.endsWith('.html'));
    if (page) linkSync(join(folder, entry.name, page), join(folder, `${entry.name}.html`));
  }
}
