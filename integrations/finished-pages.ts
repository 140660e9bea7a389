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
import { withSmallestShift } from './smallest-shift.ts';
import { withoutUnusedScopes } from './used-scopes.ts';
import { namesInPage, namesInScript, usedStyles } from './used-styles.ts';

const charset = '<meta charset="utf-8">';

/**
 * Post-processes the rendered pages: removes unused CSS and white space, and inserts each page's
 * Content-Security-Policy, with the hashes of its inline code, and the build id. The id is a digest of
 * all scripts; content, styles and time are left out of it, so that an unchanged page stays the same
 * file in the next build (docs/decisions/same-bytes.md).
 */
export function finishedPages(): AstroIntegration {
  return {
    name: 'finished-pages',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const dist = fileURLToPath(dir);
        // The authors' screen has a policy and scripts of its own.
        const files = globSync('**/*.html', { cwd: dist, exclude: ['admin.html'] }).map((name) =>
          join(dist, name),
        );
        const added = namesAddedByScripts(dist, files);
        for (const file of files) {
          const html = withoutGaps(withoutSearchAttributes(readFileSync(file, 'utf8')))
            // One style sheet, one hash in the policy.
            .replaceAll('</style><style>', '');
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
          if (!html.includes(charset)) throw new Error(`${file} declares no charset`);
          const finished = html.replace(charset, charset + policy).replace(buildIdPlaceholder, id);
          writeFileSync(file, withSmallestShift(finished));
        }
        const latest = join(dist, '_astro/builds/latest.json');
        writeFileSync(latest, readFileSync(latest, 'utf8').replace(buildIdPlaceholder, id));
      },
    },
  };
}

/** The names that scripts may add to a page: in their own code and in the HTML partials they fetch. */
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
  const sheets = [...html.matchAll(/(?<=<style>).*?(?=<\/style>)/gs)].join('\n');
  return withoutUnusedScopes(html, sheets).replace(
    /(<style>)(.*?)(?=<\/style>)/gs,
    (_, tag: string, css: string) => tag + usedStyles(css, names),
  );
}

/** False for HTML partials, which scripts fetch. */
const isPage = (html: string) => html.startsWith('<!DOCTYPE');

/** Larger than any page, in bytes. Shared by all reads to avoid garbage collection of 4 MB buffers. */
const buffer = Buffer.allocUnsafe(4 * 1024 * 1024);

/** A page's bytes, valid until the next call. Throws if the page doesn't fit the buffer. */
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

/** All raw text elements of a name: their content ends only at the end tag, so no parser is needed. */
function* elements(html: Buffer, name: 'script' | 'style') {
  const endTag = `</${name}>`;
  let start = html.indexOf(`<${name}`);
  while (start >= 0) {
    const text = html.indexOf('>', start) + 1;
    const end = html.indexOf(endTag, text);
    if (end < 0) throw new Error(`A page has an unclosed <${name}>`);
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
