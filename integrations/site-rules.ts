import { createHash } from 'node:crypto';
import { closeSync, globSync, openSync, readSync } from 'node:fs';
import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { botCheck } from '../src/bot-check.ts';
import { redirectRules } from '../src/routing/redirects.ts';
import { contentSecurityPolicy, type InlineHashes, siteHeaders } from '../src/security/headers.ts';

/** Writes what the platform is told after a build: `_headers`, with the hashes of all inline code, and `_redirects`. */
export function siteRules(): AstroIntegration {
  return {
    name: 'site-rules',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const policy = contentSecurityPolicy(inlineHashes(dist), botCheck);
        await writeFile(join(dist, '_headers'), siteHeaders(policy));
        await appendFile(join(dist, '_redirects'), redirectRules());
      },
    },
  };
}

/** More than a page may be long; one for all, since a heap full of entries is slow to clear of each. */
const page = Buffer.allocUnsafe(4 * 1024 * 1024);

function inlineHashes(dist: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const file of globSync('**/*.html', { cwd: dist })) {
    const html = read(join(dist, file));
    for (const { attributes, code } of elements(html, 'script')) {
      if (runsInline(attributes)) scripts.add(code);
    }
    for (const { code } of elements(html, 'style')) styles.add(code);
  }
  return { scripts: [...scripts].map(sha256).sort(), styles: [...styles].map(sha256).sort() };
}

/** A page's bytes, until the next is read. */
function read(file: string): Buffer {
  const opened = openSync(file, 'r');
  const length = readSync(opened, page);
  closeSync(opened);
  if (length === page.length) throw new Error(`${file} is longer than ${length} bytes`);
  return page.subarray(0, length);
}

/** The elements whose text ends at their end tag alone, whatever it holds. */
function* elements(html: Buffer, name: 'script' | 'style') {
  const endTag = `</${name}>`;
  let start = html.indexOf(`<${name}`);
  while (start >= 0) {
    const text = html.indexOf('>', start) + 1;
    const end = html.indexOf(endTag, text);
    if (end < 0) throw new Error(`A page has a <${name}> without an end`);
    yield {
      attributes: html.toString('latin1', start + 1 + name.length, text - 1),
      code: html.toString('latin1', text, end),
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
