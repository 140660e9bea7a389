import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { imagesIn, linksIn } from '../../../src/content-check/body.ts';
import { type Locale, locales, perLocale } from '../../../src/i18n/locales.ts';
import { inlineCode, outline, parsed, parts, read, root } from './guide.ts';
import { fingerprint, fingerprintsPath, pictureNames } from './pictures.ts';
import { keysOnScreen } from './screen-terms.ts';

const guides = perLocale((locale) => parsed(`docs/authors/${locale}.md`));

/** What each part of the guides prints in bold, with what that is on the screen. */
const terms = perLocale((locale) =>
  parts(guides[locale]).map(({ heading, terms }) => ({
    heading,
    keys: keysOnScreen(terms, locale),
  })),
);

describe.each(locales)('the guide in %s', (locale) => {
  it('prints in bold what the screen has, where the screen has it', () => {
    const unknown = terms[locale].flatMap(({ heading, keys }) =>
      Array.from(keys, ([term, found]) => (found.length > 0 ? [] : `${heading}: ${term}`)).flat(),
    );
    expect(unknown).toEqual([]);
  });

  it('describes its pictures, which are small', () => {
    const pictures = imagesIn(guides[locale]);
    const sizes = pictures.map(({ url }) => statSync(join(root, 'docs/authors', url)).size);
    expect(pictures.filter(({ alt }) => alt.length < 20)).toEqual([]);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(40_000);
  });
});

it('every picture is shown, and was taken of the screen as it is: npm run guide:pictures', () => {
  const shown = locales.flatMap((locale) => imagesIn(guides[locale]).map(({ url }) => url));
  const files = globSync('pictures/*.webp', { cwd: join(root, 'docs/authors') });
  expect(shown.toSorted()).toEqual(files.toSorted());
  const now = locales.flatMap((locale) =>
    pictureNames.map((name) => [`${locale}-${name}`, fingerprint(name, locale)]),
  );
  expect(JSON.parse(read(fingerprintsPath))).toEqual(Object.fromEntries(now));
});

describe.each(locales.filter((locale) => locale !== 'uz'))('the guides in uz and %s', (locale) => {
  it('have the same headings and pictures', () => {
    expect(outline(guides[locale], locale)).toEqual(outline(guides.uz, 'uz'));
  });

  it('name the same buttons and fields', () => {
    const differences = terms[locale].flatMap(({ heading, keys }, index) => {
      const uzbek = terms.uz[index]?.keys ?? new Map();
      return [...missing(keys, uzbek), ...missing(uzbek, keys)].map(
        (term) => `${heading}: ${term}`,
      );
    });
    expect(differences).toEqual([]);
  });

  it('link to the same places, and name the same values', () => {
    const urls = (one: Locale) =>
      linksIn(guides[one])
        .map(({ url }) => url.replace(/^#.*/, '#').replace(`/${one}.md`, ''))
        .toSorted();
    const values = (one: Locale) =>
      [...new Set(inlineCode(guides[one]))]
        .filter((code) => /^[\w./:<>+-]+$/.test(code) && !code.startsWith('/admin'))
        .toSorted();
    expect(urls(locale)).toEqual(urls('uz'));
    expect(values(locale)).toEqual(values('uz'));
  });
});

type Keys = ReadonlyMap<string, readonly string[]>;

/** The terms of one part that the other doesn't have. */
const missing = (one: Keys, other: Keys) => {
  const there = new Set([...other.values()].flat());
  return [...one].flatMap(([term, keys]) => (keys.some((key) => there.has(key)) ? [] : term));
};
