import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { highContrastTokens, themes, tokens } from './tokens.ts';

/** Every text on every ground that the site puts it on, and the least contrast it may have. */
const pairs: [text: string, ground: string, least: number][] = [
  ['ink', 'paper', 7],
  ['ink', 'clay', 7],
  ['ink-soft', 'paper', 7],
  ['ink-soft', 'clay', 4.5],
  ['cobalt', 'paper', 4.5],
  ['cobalt', 'clay', 4.5],
  ['on-cobalt', 'cobalt', 4.5],
  ['glaze', 'paper', 4.5],
  ['glaze', 'clay', 4.5],
  ['pomegranate', 'paper', 4.5],
  ['pomegranate', 'clay', 4.5],
  ['on-apricot', 'apricot', 4.5],
  ['on-deep', 'glaze-deep', 4.5],
  ['glaze-deep', 'on-deep', 4.5],
  ['on-deep', 'veil', 4.5],
];

/** What isn't text but must be seen: the edges of fields. */
const edges: [edge: string, ground: string][] = [
  ['line-strong', 'paper'],
  ['line-strong', 'clay'],
  ['cobalt', 'paper'],
];

const root = join(import.meta.dirname, '../../..');
const styles = globSync('src/**/*.{astro,css}', { cwd: root }).map((file) =>
  readFileSync(join(root, file), 'utf8'),
);

/** The tokens that a property takes anywhere in the site's styles. */
function used(property: string): Set<string> {
  const pattern = new RegExp(`(?<![\\w-])${property}:\\s*var\\(--([\\w-]+)\\)`, 'g');
  return new Set(
    styles.flatMap((style) => [...style.matchAll(pattern)].map(([, name = '']) => name)),
  );
}

describe.each(themes)('in the %s theme', (theme) => {
  it.each(pairs)('%s reads on %s', (text, ground, least) => {
    const colours = tokens(theme);
    expect(wcagContrast(String(colours[text]), String(colours[ground]))).toBeGreaterThanOrEqual(
      least,
    );
  });

  it.each(pairs)('%s reads on %s at high contrast', (text, ground) => {
    const colours = highContrastTokens(theme);
    expect(wcagContrast(String(colours[text]), String(colours[ground]))).toBeGreaterThanOrEqual(7);
  });

  it.each(edges)('%s is seen on %s', (edge, ground) => {
    const colours = tokens(theme);
    expect(wcagContrast(String(colours[edge]), String(colours[ground]))).toBeGreaterThanOrEqual(3);
  });
});

it('knows every colour that a text or a ground takes', () => {
  const grounds = pairs.map(([, ground]) => ground);
  const texts = pairs.map(([text]) => text);
  expect([...used('color')].filter((name) => !texts.includes(name))).toEqual([]);
  expect(
    [...used('background')].filter((name) => !grounds.includes(name) && name !== 'line'),
  ).toEqual([]);
});

it('takes colours from the tokens alone', () => {
  const literal = /(?:#[\da-f]{3,8}\b|\b(?:oklch|rgba?|hsla?)\()/i;
  const strangers = globSync('src/**/*.{astro,css}', { cwd: root }).filter(
    (file) =>
      !/(?:tokens|preferences)\.css$/.test(file) &&
      [...readFileSync(join(root, file), 'utf8').matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
        .map(([, css = '']) => css)
        .concat(file.endsWith('.css') ? readFileSync(join(root, file), 'utf8') : '')
        .some((css) => literal.test(css)),
  );
  expect(strangers).toEqual([]);
});
