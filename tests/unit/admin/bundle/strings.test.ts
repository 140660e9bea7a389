import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { completed } from '../../../../src/admin/bundle/strings.ts';

const read = (locale: string) =>
  JSON.parse(readFileSync(`node_modules/@sveltia/cms/locales/${locale}.json`, 'utf8'));
const english = read('en-US');
const leaves = (group: object): string[] =>
  Object.values(group).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)));

it.each(['ru', 'tr'])('no text of Sveltia is English only: %s', (locale) => {
  const { config, ...all } = completed(read(locale), english, locale);
  expect(leaves(all)).toHaveLength(leaves({ ...english, config: {} }).length);
  expect(all).toMatchObject({ select_all: read(locale).select_all });
});

it('keeps the values of a text', () => {
  for (const locale of ['ru', 'tr']) {
    const all = completed(read(locale), english, locale);
    const values = (text: unknown) => new Set(`${text}`.match(/\$\w+/g));
    for (const [key, text] of Object.entries(all).filter(
      ([key]) => !Object.hasOwn(read(locale), key),
    )) {
      expect(values(text), key).toEqual(values(english[key]));
    }
  }
});

it('throws if a version lacks another text, or has one of ours', () => {
  const { later: _, ...fewer } = read('ru');
  expect(() => completed(fewer, english, 'ru')).toThrow(
    /strings\/ru\.json, or remove them: later$/,
  );
  const more = { ...read('ru'), show_errors: 'Показать ошибки' };
  expect(() => completed(more, english, 'ru')).toThrow(/or remove them: show_errors$/);
});
