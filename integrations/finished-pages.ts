import { createHash } from 'node:crypto';
import { closeSync, globSync, openSync, readFileSync, readSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { buildIdPlaceholder } from '../src/build/build-id.ts';
import { botCheck } from '../src/security/bot-check.ts';
import { pagePolicy } from '../src/security/headers.ts';
import { withoutGaps } from './block-gaps.ts';
import { withoutSearchAttributes } from './search-index.ts';
import { shortenScopes } from './short-scopes.ts';
import { namesInPage, namesInScript, usedStyles } from './used-styles.ts';

const charset = '<meta charset="utf-8">';

/**
 * Writes into the finished pages what only they tell: each page's policy, with the hashes of its own
 * inline code, and the build's id, made from the scripts of all pages. Content, styles and the clock
 * are no part of the id, so that a page whose content stays is the same file after the next build.
 */
export function finishedPages(): AstroIntegration {
  return {
    name: 'finished-pages',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const dist = fileURLToPath(dir);
        const files = globSync('**/*.html', { cwd: dist }).map((name) => join(dist, name));
        const added = namesAddedByScripts(dist, files);
        for (const file of files) {
          const html = withoutGaps(withoutSearchAttributes(readFileSync(file, 'utf8')));
          writeFileSync(file, withUsedStyles(html, added));
        }
        shortenScopes(files);
        const pages = files.map((file) => ({ file, ...inlineHashes(read(file)) }));
        const id = idOf([
          ...new Set(pages.flatMap(({ scripts }) => scripts)),
          ...globSync('_astro/**/*.js', { cwd: dist }),
        ]);
        for (const { file, ...hashes } of pages) {
          const html = readFileSync(file, 'utf8');
          const policy = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(hashes, botCheck)}">`;
          if (!isPage(html)) continue;
          if (!html.includes(charset)) throw new Error(`${file} names no charset`);
          writeFileSync(file, html.replace(charset, charset + policy).replace(buildIdPlaceholder, id));
        }
        const latest = join(dist, '_astro/builds/latest.json');
        writeFileSync(latest, readFileSync(latest, 'utf8').replace(buildIdPlaceholder, id));
      },
    },
  };
}

/** What scripts may put into a page: from their own words, and from the parts that they fetch. */
function namesAddedByScripts(dist: string, files: readonly string[]): Set<string> {
  const scripts = globSync('**/*.js', { cwd: dist, exclude: ['pagefind'] }).map((name) =>
    namesInScript(readFileSync(join(dist, name), 'utf8')),
  );
  const parts = files
    .map((file) => readFileSync(file, 'utf8'))
    .filter((html) => !isPage(html))
    .map(namesInPage);
  return new Set([...scripts, ...parts].flatMap((names) => [...names]));
}

function withUsedStyles(html: string, added: ReadonlySet<string>): string {
  const names = namesInPage(html).union(added);
  for (const [, code = ''] of html.matchAll(/<script>(.*?)<\/script>/gs)) {
    for (const name of namesInScript(code)) names.add(name);
  }
  return html.replace(
    /(<style>)(.*?)(?=<\/style>)/gs,
    (_, tag: string, css: string) => tag + usedStyles(css, names),
  );
}

/** Other HTML is part of a page, which a script fetches. */
const isPage = (html: string) => html.startsWith('<!DOCTYPE');

/** More than a page may be long; one for all, since a heap full of entries is slow to clear of each. */
const buffer = Buffer.allocUnsafe(4 * 1024 * 1024);

/** A page's bytes, until the next is read. */
function read(file: string): Buffer {
  const opened = openSync(file, 'r');
  const length = readSync(opened, buffer);
  closeSync(opened);
  if (length === buffer.length) throw new Error(`${file} is longer than ${length} bytes`);
  return buffer.subarray(0, length);
}

function inlineHashes(html: Buffer) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const { attributes, code } of elements(html, 'script')) {
    if (runsInline(attributes)) scripts.add(sha256(code));
  }
  for (const { code } of elements(html, 'style')) styles.add(sha256(code));
  return { scripts: [...scripts], styles: [...styles] };
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

function idOf(scripts: readonly string[]): string {
  return createHash('sha256').update(scripts.toSorted().join('\n')).digest('hex').slice(0, 12);
}
