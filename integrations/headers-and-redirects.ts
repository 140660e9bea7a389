import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentFolder } from '../src/build/site-folder.mjs';
import { nursingArticleIn } from '../src/content-check/nursing-article.ts';
import { renamedEntries } from '../src/content-check/renamed-entries.ts';
import { articleFiles } from '../src/features/journals/article-files.ts';
import { articleFileHrefs, redirectRules } from '../src/routing/redirects.ts';
import { headerRules } from '../src/security/header-rules.ts';

/** Writes Netlify's `_headers` and `_redirects` after a build. */
export function headersAndRedirects(): AstroIntegration {
  let content = '';
  return {
    name: 'headers-and-redirects',
    hooks: {
      'astro:config:done': ({ config }) => {
        content = fileURLToPath(new URL(contentFolder, config.root));
      },
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const files = articleFiles(content);
        const headers = headerRules(dist, process.env['HSTS'], files.flatMap(articleFileHrefs));
        await writeFile(join(dist, '_headers'), headers);
        const rules = redirectRules(renamedEntries(content), files, nursingArticleIn(content));
        await appendFile(join(dist, '_redirects'), rules);
      },
    },
  };
}
