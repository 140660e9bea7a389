import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { uz } from '../../src/i18n/ui/uz.ts';

const root = join(import.meta.dirname, '../..');
const sources = globSync('src/**/*.{ts,tsx,astro}', { cwd: root });
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const inPublic = (path: string) => existsSync(join(root, 'public', path));

/** The places in the sources that match, as `file: match`. */
function found(pattern: RegExp, files = sources): string[] {
  return files.flatMap((file) =>
    [...read(file).matchAll(pattern)].map(([match]) => `${file}: ${match}`),
  );
}

it('builds addresses in routing/ alone: no literal link to a page, and no Astro.url', () => {
  const links = found(/\b(?:href|action)="\/[^"]*"/g).filter(
    (place) => !inPublic(/="(.*)"/.exec(place)?.[1] ?? ''),
  );
  expect(links).toEqual([]);
  expect(found(/\bAstro\.url\b/g)).toEqual([]);
});

it('keeps React in islands/', () => {
  expect(sources.filter((file) => /\.tsx$/.test(file) && !file.startsWith('src/islands/'))).toEqual(
    [],
  );
  const directives = sources.filter((file) => /\sclient:\w+/.test(read(file)));
  expect(directives, 'islands are mounted by scripts in client/').toEqual([]);
});

it('keeps routes thin', () => {
  const long = globSync('src/pages/**/*.astro', { cwd: root }).filter(
    (file) => read(file).split('\n').length > 60,
  );
  expect(long).toEqual([]);
});

it('formats dates and numbers at build alone, where Uzbek is known', () => {
  const browser = globSync('src/{client,islands}/**/*', { cwd: root }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  expect(found(/Intl\.(?!PluralRules)\w+|toLocale(?!LowerCase|UpperCase)\w+/g, browser)).toEqual(
    [],
  );
});

it('says every message of the interface somewhere', () => {
  const code = sources.filter((file) => !file.startsWith('src/i18n/ui/')).map(read);
  const literals = new Set(
    code.flatMap((text) => [...text.matchAll(/['"]([\w.]+)['"]/g)].map(([, key]) => key)),
  );
  const families = code.flatMap((text) =>
    [...text.matchAll(/`([\w.]+)\$\{[^`]*`/g)].map(([, start]) => start ?? ''),
  );
  const said = (key: string) =>
    literals.has(key) || families.some((start) => key.startsWith(start));
  expect(Object.keys(uz).filter((key) => !said(key))).toEqual([]);
});
