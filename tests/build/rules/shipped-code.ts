import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltSite } from '../built-site.ts';

/** Code that a site ships, and the first place where it occurs. */
interface ShippedCode {
  place: string;
  code: string;
}

/** Without the authors' screen, which has its requirements for browsers, and without third-party files. */
const files = ({ dist }: BuiltSite, pattern: string) =>
  globSync(pattern, { cwd: dist, exclude: ['admin/**', '_astro/admin/**', 'pagefind/**'] }).map(
    (name) => ({ place: name, code: readFileSync(join(dist, name), 'utf8') }),
  );

function inlineCode({ pages }: BuiltSite, selector: string): ShippedCode[] {
  const places = new Map<string, string>();
  for (const { $, path } of pages) {
    for (const element of $(selector).toArray()) {
      const code = $(element).html() ?? '';
      if (!places.has(code)) places.set(code, path);
    }
  }
  return [...places].map(([code, place]) => ({ place, code }));
}

/** All scripts, in files and in pages. */
export const scriptsOf = (site: BuiltSite): ShippedCode[] => [
  ...files(site, '**/*.js'),
  ...inlineCode(site, 'script:not([src], [type]:not([type=module]))'),
];

/** Scripts contain style sheets as strings that consist of rules only. */
const sheet =
  /(["'`])((?:@media|[.:#[\w])(?:(?!\1)[^\\]|\\.)*?\{[\w-]+:(?:(?!\1)[^\\]|\\.)*\})\s*(?:\\n)?\1/g;

/** All style sheets, in files, pages and scripts. */
export const sheetsOf = (site: BuiltSite): ShippedCode[] => [
  ...files(site, '**/*.css'),
  ...inlineCode(site, 'style'),
  ...scriptsOf(site).flatMap(({ place, code }) =>
    [...code.matchAll(sheet)].map(([, , css = '']) => ({ place, code: css })),
  ),
];
