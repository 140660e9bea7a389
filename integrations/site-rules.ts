import { createHash } from 'node:crypto';
import { appendFile, glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { load } from 'cheerio';
import { redirectRules } from '../src/routing/redirects.ts';
import { contentSecurityPolicy, type InlineHashes, siteHeaders } from '../src/security/headers.ts';

/** Writes what the platform is told after a build: `_headers`, with the hashes of all inline code, and `_redirects`. */
export function siteRules(): AstroIntegration {
  return {
    name: 'site-rules',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const policy = contentSecurityPolicy(await inlineHashes(dist));
        await writeFile(join(dist, '_headers'), siteHeaders(policy));
        await appendFile(join(dist, '_redirects'), redirectRules());
      },
    },
  };
}

async function inlineHashes(dist: string): Promise<InlineHashes> {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for await (const file of glob('**/*.html', { cwd: dist })) {
    const $ = load(await readFile(join(dist, file), 'utf8'));
    for (const script of $('script:not([src])').toArray()) {
      const type = $(script).attr('type');
      if (!type || type === 'module') scripts.add(sha256($(script).html() ?? ''));
    }
    for (const style of $('style').toArray()) styles.add(sha256($(style).html() ?? ''));
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}

function sha256(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
