import { globSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'cheerio';
import { startPlatform } from '../local-platform/server.ts';
import { buildIfStale } from '../setup/build.mjs';
import { root } from '../setup/child-process.mjs';

/** About as much as one writes by hand: the words, pictures and forms in one column. */
const style = `
:root { color-scheme: light dark; }
body { margin: 0 auto; padding: 0 1rem; max-width: 45rem; font: 1.0625rem/1.6 system-ui, sans-serif; }
body > header { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; padding: 0.75rem 0; border-bottom: 1px solid; }
body > header p { margin: 0; font-weight: 700; }
h1, h2, h3 { line-height: 1.2; margin: 1em 0 0.5em; }
h1 { font-size: 1.75rem; }
nav ol { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: 0; list-style: none; font-size: 0.875rem; }
a { color: #0b4da2; }
img { max-width: 100%; height: auto; }
ul, ol, dl, p { margin: 0 0 1em; }
label { display: block; margin-top: 1em; }
input, textarea, select { width: 100%; box-sizing: border-box; padding: 0.6rem; font: inherit; }
button { padding: 0.7rem 1.2rem; font: inherit; }
table { border-collapse: collapse; } td, th { padding: 0.4rem 0.6rem; border-bottom: 1px solid; text-align: start; }
footer { margin-top: 3rem; padding: 1rem 0; border-top: 1px solid; }
@media (prefers-color-scheme: dark) { a { color: #8cb8ff; } }
`;

/** Attributes that plain HTML needs. */
const kept = new Set(
  'action alt decoding fetchpriority for height href id lang loading method name rel required rows sizes src srcset type value width'.split(
    ' ',
  ),
);

/**
 * Builds the site if it is stale, and serves it and the same content as someone would write it by hand.
 * Resolves to the URLs of both; what they need is released with `resources`.
 */
export async function serveBoth(
  resources: AsyncDisposableStack,
): Promise<{ own: string; plain: string }> {
  await buildIfStale();
  const dist = join(root, 'dist');
  const copy = await writePlainSite(dist);
  resources.defer(() => rm(copy, { recursive: true }));
  const own = await startPlatform({ root, dist });
  resources.defer(own.close);
  const plain = await startPlatform({ root, dist: copy });
  resources.defer(plain.close);
  return { own: own.url, plain: plain.url };
}

/**
 * Copies a built site and replaces its Uzbek pages by what someone would write by hand for the same
 * content: its words, pictures, links and forms with the style above; no menus, no script, no font.
 */
async function writePlainSite(dist: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'university-plain-'));
  await cp(dist, copy, { recursive: true });
  const headers = join(copy, '_headers');
  await writeFile(
    headers,
    (await readFile(headers, 'utf8')).replace(
      /^ {2}(speculation-rules|link|content-security-policy):.*\n/gim,
      '',
    ),
  );
  for (const path of globSync('**/*.html', { cwd: copy, exclude: ['{ru,tr,en}{,.html,/**}'] })) {
    const file = join(copy, path);
    await writeFile(file, toPlain(await readFile(file, 'utf8')));
  }
  return copy;
}

/** The plain page for a built one. */
function toPlain(html: string): string {
  const $ = load(html);
  const links = $('body > header nav details ul li:first-child a')
    .slice(1)
    .map((_, link) => `<a href="${$(link).attr('href')}">${$(link).text()}</a>`)
    .get();
  const main = $('main');
  main.find('script, style, link, template, svg, [hidden], [inert], noscript').remove();
  main.find('*').each((_, element) => {
    for (const name of Object.keys(element.attribs)) {
      if (!kept.has(name)) delete element.attribs[name];
    }
  });
  // The home page's, in the first screen as on the site; in one column it would follow all texts beside it.
  main.find('h1').first().after(main.find('section picture:has([fetchpriority])'));
  // On wide screens it is beside the text; on a page written by hand it would follow the text.
  main.find('aside').appendTo(main);
  const [lang, title] = [$('html').attr('lang'), $('title').text()];
  return `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
<header><p>${$('.brand').first().text().trim()}</p>${links.join('\n')}</header>
<main>${main.html()?.replace(/\s+/g, ' ')}</main>
<footer>${$('body > footer').text().replace(/\s+/g, ' ')}</footer>
`;
}
