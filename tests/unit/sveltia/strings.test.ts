import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { completed } from '../../../src/sveltia/strings.ts';

const read = (locale: string) =>
  JSON.parse(readFileSync(`node_modules/@sveltia/cms/locales/${locale}.json`, 'utf8'));
const textsOf = (group: object, prefix = ''): [key: string, text: string][] =>
  Object.entries(group).flatMap(([name, value]): [key: string, text: string][] =>
    typeof value === 'string' ? [[prefix + name, value]] : textsOf(value, `${prefix}${name}.`),
  );
const english = new Map(textsOf({ ...read('en-US'), config: {} }));
const languages: [locale: string, texts: ReadonlyMap<string, string>][] = [
  ['ru', read('ru')],
  ['tr', read('tr')],
  ['uz', {}],
].map(([locale, strings]) => [
  locale,
  new Map(textsOf({ ...completed(strings, locale), config: {} })),
]);

it.each(languages)('no text of Sveltia is English only: %s', (_, texts) => {
  expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
});

it.each(languages)('keeps the values and links of a text: %s', (_, texts) => {
  const parts = (text = '') => new Set(text.match(/\$\w+|<\/?a\b[^>]*>/g));
  for (const [key, text] of texts) expect(parts(text), key).toEqual(parts(english.get(key)));
});

it('has Uzbek texts in the forms of English', () => {
  const parts = (text = '') =>
    text.match(/\.(?:input|match) [^.{]*|\w+ (?=\{\{)|\* (?=\{\{)|\{\{|\}\}/g);
  const uzbek = languages.find(([locale]) => locale === 'uz')?.[1] ?? new Map<string, string>();
  for (const [key, text] of uzbek) expect(parts(text), key).toEqual(parts(english.get(key)));
});

it('throws if a version lacks another text, or has one of ours', () => {
  const { later: _, ...fewer } = read('ru');
  expect(() => completed(fewer, 'ru')).toThrow(/strings\/ru\.json, or remove them: later$/);
  const more = { ...read('ru'), show_errors: 'Показать ошибки' };
  expect(() => completed(more, 'ru')).toThrow(/or remove them: show_errors$/);
});
