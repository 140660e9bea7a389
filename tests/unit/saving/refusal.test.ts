import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { dictionaries, type Message } from '../../../src/content-check/message.ts';
import type { Dictionary } from '../../../src/content-check/messages/dictionary.ts';
import { locales } from '../../../src/i18n/locales.ts';
import { inWordsOfForm } from '../../../src/saving/refusal.ts';

it('names fields as the form does, and those that it does not know as the file does', () => {
  const problem = (field: string) => ({
    file: 'src/content/news/1-open-day/index.uz.md',
    field: [field],
    messages: [{ key: 'field.unknown' } as const],
  });
  const said = inWordsOfForm([problem('title'), problem('headline')], 'news', 'en');
  expect(said).toEqual([
    expect.stringMatching(/^headline \(Oʻzbekcha\): /),
    expect.stringMatching(/^Title \(Oʻzbekcha\): /),
  ]);
});

/** The modules that the screen's rules consist of, without the dictionaries. */
function modulesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || file.includes('/messages/') || !/\.ts$/.test(file)) return seen;
  seen.add(file);
  const code = readFileSync(file, 'utf8');
  for (const [, path = ''] of code.matchAll(/^import (?!type)[^;]*? from '(\.[^']+)';/gm)) {
    modulesOf(join(dirname(file), path), seen);
  }
  return seen;
}

/** Of files that a form can't write, and of all entries together, which the screen doesn't check. */
const neverSaid =
  /^(?:yaml|file|type)\.|^named\.(?:number|folder|file|none|several|restore)|^field\.(?:shared|quote)|^entry\.languageFile/;

/** Pictures, videos and PDFs are files, also to authors, and texts have lines. */
const ofFiles = /^image\.(?:name|sign)$|^expected\.(?:captions|mp4|pdf|stream)$|^field\.space$/;
const ofLines = /^body\./;

const fileWords =
  /файл|папк|dosya|klasör|\bfayl|papka|jild|\bfiles?\b|folder|npm run|\.(?:md|ya?ml)\b/iu;
const lineWords = /строк|satır|\bqator|\blines?\b/iu;
const fieldName = /[“«"](?:draft|opens|closes|from|page|service|title|coverAlt|mon)[”»":]/;

const said = [...modulesOf('src/saving/problems.ts')]
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/'(\w+\.\w+)'/g)])
  .map(([, key = '']) => key)
  .filter((key) => Object.hasOwn(dictionaries.en, key) && !neverSaid.test(key));

it.each(locales)('names no file, line or key on the screen: %s', (locale) => {
  expect(new Set(said).size).toBeGreaterThan(80);
  for (const key of new Set(said)) {
    const text = JSON.stringify(dictionaries[locale][key as keyof Dictionary]);
    const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [
      name,
      name === 'count' ? 2 : '…',
    ]);
    const message = { key, ...Object.fromEntries(names) } as Message;
    const [refusal] = inWordsOfForm([{ file: '', read: 1, messages: [message] }], 'news', locale);
    if (!ofFiles.test(key)) expect.soft(refusal, key).not.toMatch(fileWords);
    if (!ofLines.test(key)) expect.soft(refusal, key).not.toMatch(lineWords);
    expect.soft(refusal, key).not.toMatch(fieldName);
  }
});

it('names another field by its label', () => {
  const messages = [{ key: 'expected.dayNotBefore', field: 'opens' } as const];
  const problem = { file: 'admissions/1-a.yaml', field: ['closes'], read: '2026-09-01', messages };
  expect(inWordsOfForm([problem], 'admissions', 'uz')).toEqual([
    'Oxirgi kun: hozir 2026-09-01; kun “Birinchi kun” maydonidagidan oldin boʻlmasligi kerak.',
  ]);
});
