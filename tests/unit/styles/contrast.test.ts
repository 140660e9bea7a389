import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blend, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { highContrastTokens, themes, tokens } from './tokens.ts';

/** All text and background colours used together, and their minimum contrast. */
const pairs: [text: string, background: string, minimum: number][] = [
  ['ink', 'paper', 7],
  ['ink', 'clay', 7],
  ['ink', 'highlight', 4.5],
  ['ink-soft', 'paper', 7],
  ['ink-soft', 'clay', 4.5],
  ['cobalt', 'paper', 4.5],
  ['cobalt', 'clay', 4.5],
  ['paper', 'cobalt', 4.5],
  ['glaze', 'paper', 4.5],
  ['glaze', 'clay', 4.5],
  ['pomegranate', 'paper', 4.5],
  ['pomegranate', 'clay', 4.5],
  ['on-apricot', 'apricot', 4.5],
  ['on-deep', 'glaze-deep', 4.5],
  ['on-deep', 'cobalt-deep', 7],
  ['glaze-deep', 'on-deep', 4.5],
  ['on-deep', 'veil', 4.5],
];

/** Non-text elements that must be visible: the borders of fields. */
const edges: [edge: string, background: string][] = [
  ['line-strong', 'paper'],
  ['line-strong', 'clay'],
  ['cobalt', 'paper'],
  ['on-deep', 'cobalt-deep'],
];

const root = join(import.meta.dirname, '../../..');
const styles = globSync('src/**/*.{astro,css}', { cwd: root }).map((file) =>
  readFileSync(join(root, file), 'utf8'),
);

/** The tokens used for a property anywhere in the site's styles. */
function tokensUsedFor(property: string): Set<string> {
  const pattern = new RegExp(`(?<![\\w-])${property}:\\s*var\\(--([\\w-]+)\\)`, 'g');
  return new Set(
    styles.flatMap((style) => [...style.matchAll(pattern)].map(([, name = '']) => name)),
  );
}

/** The contrast of two tokens, a transparent background on paper. */
function contrast(colours: Record<string, string>, text: string, background: string): number {
  const [front, back, paper] = [text, background, 'paper'].map((name) => String(colours[name]));
  return wcagContrast(String(front), blend([String(paper), String(back)]));
}

describe.each(themes)('in the %s theme', (theme) => {
  it.each(pairs)('%s is legible on %s', (text, background, minimum) => {
    expect(contrast(tokens(theme), text, background)).toBeGreaterThanOrEqual(minimum);
  });

  it.each(pairs)('%s is legible on %s in high contrast', (text, background) => {
    expect(contrast(highContrastTokens(theme), text, background)).toBeGreaterThanOrEqual(7);
  });

  it.each(edges)('%s is visible on %s', (edge, background) => {
    expect(contrast(tokens(theme), edge, background)).toBeGreaterThanOrEqual(3);
  });
});

it('covers every text and background colour in use', () => {
  const backgrounds = pairs.map(([, background]) => background);
  const texts = pairs.map(([text]) => text);
  expect([...tokensUsedFor('color')].filter((name) => !texts.includes(name))).toEqual([]);
  expect(
    [...tokensUsedFor('(?:background|--fill)')].filter(
      (name) => !backgrounds.includes(name) && !['line', 'fill'].includes(name),
    ),
  ).toEqual([]);
});

it('takes colours only from the tokens', () => {
  const literal = /(?:#[\da-f]{3,8}\b|\b(?:oklch|rgba?|hsla?)\()/i;
  const filesWithLiterals = globSync('src/**/*.{astro,css}', { cwd: root }).filter(
    (file) =>
      !/(?:tokens|preferences)\.css$/.test(file) &&
      [...readFileSync(join(root, file), 'utf8').matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
        .map(([, css = '']) => css)
        .concat(file.endsWith('.css') ? readFileSync(join(root, file), 'utf8') : '')
        .some((css) => literal.test(css)),
  );
  expect(filesWithLiterals).toEqual([]);
});
