import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { redirectRules } from '../src/routing/redirects.ts';
import { headerRules } from './header-rules.ts';

/** Writes the rules that the platform serves the site by, after a build: `_headers` and `_redirects`. */
export function siteRules(): AstroIntegration {
  return {
    name: 'site-rules',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        await writeFile(join(dist, '_headers'), headerRules(dist, process.env['HSTS']));
        await appendFile(join(dist, '_redirects'), redirectRules());
      },
    },
  };
}
