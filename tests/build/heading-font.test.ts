import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { create, type Font } from 'fontkit';
import { expect, it } from 'vitest';
import { letters } from '../../src/i18n/alphabets.ts';
import { locales } from '../../src/i18n/locales.ts';
import { memoize } from '../../src/memoize/memoize.ts';
import { type BuiltPage, dist, findProblems, pages } from './site.ts';

const fontAt = memoize((url: string) => create(readFileSync(join(dist, url))) as Font);

/** Whether a page's heading font has a character: a face has those of its range. */
function glyphsOf({ html }: BuiltPage) {
  const faces = [
    ...html.matchAll(
      /@font-face\{font-family:Onest;src:url\(([^)]+)\)[^}]*?(?:unicode-range:U\+(\w+)-(\w+))?\}/g,
    ),
  ].map(([, url = '', from = '0', to = '10ffff']) => ({
    font: fontAt(url),
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

/** The selectors of a page's rules that set a font: that of headings or that of texts. */
function selectorsOf({ html }: BuiltPage, font: 'heading' | 'body'): string {
  const rules = html.matchAll(
    /(?<=^|[{};]|<style>)([^{};<]+)\{[^{}]*?(?<![\w-])font(?:-family)?:[^;}]*var\(--font-(\w+)\)/g,
  );
  return [...rules].flatMap(([, selector, name]) => (name === font ? selector : [])).join();
}

type Node = ReturnType<ReturnType<CheerioAPI>['contents']>[number];

/** The texts of a page that are set in the heading font. */
function headingTexts(page: BuiltPage): string[] {
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

/**
 * Letters of other alphabets than the site's stand in names of people and places, and a machine's own
 * font sets them; everything else would part a figure or a title into two fonts.
 */
const otherLetter = /[\p{L}\p{M}]/u;

it('sets headings and figures in the heading font alone', () => {
  let characters = 0;
  const problems = findProblems((page) => {
    const has = glyphsOf(page);
    return headingTexts(page).flatMap((text) => {
      const shown = text.replace(/[\n\t]/g, '');
      characters += shown.length;
      const missing = [...shown].filter((one) => !has(one) && !otherLetter.test(one));
      return missing.length > 0 ? `${shown}: ${missing.map((one) => JSON.stringify(one))}` : [];
    });
  });
  expect(problems).toEqual([]);
  expect(characters).toBeGreaterThan(pages.length);
});

it.each(locales)('has every letter of %s', (locale) => {
  const page = pages.find((one) => one.locale === locale) as BuiltPage;
  const has = glyphsOf(page);
  expect([...letters[locale]].filter((letter) => !has(letter))).toEqual([]);
});

it('weighs at most 45 kB', () => {
  const files = globSync('_astro/onest-*.woff2', { cwd: dist });
  const bytes = files.reduce((sum, file) => sum + statSync(join(dist, file)).size, 0);
  expect(files).toHaveLength(2);
  expect(bytes).toBeLessThanOrEqual(45_000);
});
