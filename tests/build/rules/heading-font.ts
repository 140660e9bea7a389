import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { create, type Font } from 'fontkit';
import { memoize } from '../../../src/memoize/memoize.ts';
import { type BuiltPage, type BuiltSite, problemsOf } from '../built-site.ts';

const fontIn = memoize((file: string) => create(readFileSync(file)) as Font);

/** Whether a page's heading font has a character: each face covers its range. */
export function glyphsOf({ dist }: BuiltSite, { html }: BuiltPage): (character: string) => boolean {
  const faces = [
    ...html.matchAll(
      /@font-face\{font-family:Onest;src:url\(([^)]+)\)[^}]*?(?:unicode-range:U\+(\w+)-(\w+))?\}/g,
    ),
  ].map(([, url = '', from = '0', to = '10ffff']) => ({
    font: fontIn(join(dist, url)),
    from: Number.parseInt(from, 16),
    to: Number.parseInt(to, 16),
  }));
  return memoize((character: string) => {
    const code = character.codePointAt(0) as number;
    return faces.some(
      ({ font, from, to }) => from <= code && code <= to && font.hasGlyphForCodePoint(code),
    );
  });
}

/** The selectors of a page's rules that set the heading font or the body font. */
function selectorsOf({ html }: BuiltPage, font: 'heading' | 'body'): string {
  const rules = html.matchAll(
    /(?<=^|[{};]|<style>)([^{};<]+)\{[^{}]*?(?<![\w-])font(?:-family)?:[^;}]*var\(--font-(\w+)\)/g,
  );
  return [...rules].flatMap(([, selector, name]) => (name === font ? selector : [])).join();
}

type Node = ReturnType<ReturnType<CheerioAPI>['contents']>[number];

/** The texts of a page that are set in the heading font. */
export function headingTexts(page: BuiltPage): string[] {
  const { $ } = page;
  const [headings, bodies] = (['heading', 'body'] as const).map(
    (font) => new Set<unknown>($(selectorsOf(page, font)).toArray()),
  );
  const textsIn = (node: Node, inherited: boolean): string[] => {
    if (node.type === 'text') return inherited ? [node.data] : [];
    if (!('children' in node) || node.type === 'script' || node.type === 'style') return [];
    const own = !bodies?.has(node) && (inherited || headings?.has(node) === true);
    return node.children.flatMap((child) => textsIn(child, own));
  };
  const nodes = $('body').contents().toArray();
  return nodes.flatMap((node) => textsIn(node, false));
}

/** The characters of headings and figures that the font lacks, each with its text. */
export const lackingIn = (site: BuiltSite, characters: RegExp) =>
  problemsOf(site, (page) => {
    const has = glyphsOf(site, page);
    return headingTexts(page).flatMap((text) => {
      const shown = text.replace(/[\n\t]/g, '');
      const missing = [...shown].filter((one) => !has(one) && characters.test(one));
      return missing.length > 0 ? `${shown}: ${missing.map((one) => JSON.stringify(one))}` : [];
    });
  });

/**
 * Headings and figures use one font for all characters that formats produce. Other characters in authors'
 * texts, such as letters of other alphabets, fall back to a system font.
 */
export const headingsAreInOneFont = (site: BuiltSite) =>
  lackingIn(site, /[\d\-–— \u00a0\u2011\u202f\u2060]/);
