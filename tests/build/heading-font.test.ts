import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { letters } from '../../src/i18n/alphabets.ts';
import { locales } from '../../src/i18n/locales.ts';
import { glyphsOf, headingTexts, lackingIn } from './rules/heading-font.ts';
import { type BuiltPage, dist, pages, site } from './site.ts';

it('sets a heading on each page in the heading font', () => {
  expect(pages.filter((page) => headingTexts(page).join('').trim() === '')).toEqual([]);
});

it('has every character of headings and figures', () => {
  expect(lackingIn(site, /./u)).toEqual([]);
});

it.each(locales)('has every letter of %s', (locale) => {
  const page = pages.find((one) => one.locale === locale) as BuiltPage;
  const has = glyphsOf(site, page);
  expect([...letters[locale]].filter((letter) => !has(letter))).toEqual([]);
});

it('weighs at most 45 kB', () => {
  const files = globSync('_astro/onest-*.woff2', { cwd: dist });
  const bytes = files.reduce((sum, file) => sum + statSync(join(dist, file)).size, 0);
  expect(files).toHaveLength(2);
  expect(bytes).toBeLessThanOrEqual(45_000);
});
