import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { appendFile, glob, writeFile } from 'node:fs/promises';
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

async function inlineHashes(dist: string): Promise<InlineHashes> {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for await (const file of glob('**/*.html', { cwd: dist })) {
    // One character a byte: thousands of pages needn't be decoded to tell equal texts.
    const html = readFileSync(join(dist, file), 'latin1');
    for (const { attributes, code } of elements(html, 'script')) {
      if (runsInline(attributes)) scripts.add(code);
    }
    for (const { code } of elements(html, 'style')) styles.add(code);
  }
  return { scripts: [...scripts].map(sha256).sort(), styles: [...styles].map(sha256).sort() };
}

/** The elements whose text ends at their end tag alone, whatever it holds. */
function* elements(html: string, name: 'script' | 'style') {
  const endTag = `</${name}>`;
  let start = html.indexOf(`<${name}`);
  while (start >= 0) {
    const text = html.indexOf('>', start) + 1;
    const end = html.indexOf(endTag, text);
    if (end < 0) throw new Error(`A page has a <${name}> without an end`);
    yield {
      attributes: html.slice(start + 1 + name.length, text - 1),
      code: html.slice(text, end),
    };
    start = html.indexOf(`<${name}`, end);
  }
}

function runsInline(attributes: string): boolean {
  const type = /\stype="([^"]*)"/.exec(attributes)?.[1];
  return !/\ssrc=/.test(attributes) && (!type || type === 'module');
}

function sha256(code: string): string {
  return `'sha256-${createHash('sha256').update(code, 'latin1').digest('base64')}'`;
}
