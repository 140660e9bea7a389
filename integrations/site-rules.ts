import { createHash } from 'node:crypto';
import { appendFile, glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
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

/** A script or a style: its attributes and its text. `<` in texts is escaped. */
const inlineCode = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

async function inlineHashes(dist: string): Promise<InlineHashes> {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for await (const file of glob('**/*.html', { cwd: dist })) {
    // One character a byte: thousands of pages needn't be decoded to tell equal texts.
    const html = await readFile(join(dist, file), 'latin1');
    for (const [, name, attributes = '', code = ''] of html.matchAll(inlineCode)) {
      if (name === 'style') styles.add(code);
      else if (runsInline(attributes)) scripts.add(code);
    }
  }
  return { scripts: [...scripts].map(sha256).sort(), styles: [...styles].map(sha256).sort() };
}

function runsInline(attributes: string): boolean {
  const type = /\stype="([^"]*)"/.exec(attributes)?.[1];
  return !/\ssrc=/.test(attributes) && (!type || type === 'module');
}

function sha256(code: string): string {
  return `'sha256-${createHash('sha256').update(code, 'latin1').digest('base64')}'`;
}
