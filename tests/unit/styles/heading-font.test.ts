import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { expect, it } from 'vitest';
import { letters } from '../../../src/i18n/alphabets.ts';
import { locales } from '../../../src/i18n/locales.ts';
import { en } from '../../../src/i18n/ui/en.ts';
import { ru } from '../../../src/i18n/ui/ru.ts';
import { tr } from '../../../src/i18n/ui/tr.ts';
import { uz } from '../../../src/i18n/ui/uz.ts';

const dictionaries = { uz, ru, tr, en };
const root = join(import.meta.dirname, '../../..');
const files = ['onest-latin', 'onest-cyrillic'].map((name) =>
  join(root, `src/assets/fonts/${name}.woff2`),
);
const fonts = files.map((file) => create(readFileSync(file)) as Font);
const has = (character: string) =>
  fonts.some((font) => font.hasGlyphForCodePoint(character.codePointAt(0) as number));

it.each(locales)('has every letter of %s', (locale) => {
  const strings = JSON.stringify(Object.values(dictionaries[locale])).replace(/[\\\n]/g, '');
  const missing = [...new Set(letters[locale] + strings)].filter((character) => !has(character));
  expect(missing).toEqual([]);
});

it('weighs at most 45 kB', () => {
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes).toBeLessThanOrEqual(45_000);
});
