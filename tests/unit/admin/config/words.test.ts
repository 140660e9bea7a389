import type { Field, SelectField } from '@sveltia/cms';
import { expect, it } from 'vitest';
import { adminConfig } from '../../../../src/admin/config/admin-config.ts';
import { dictionaries } from '../../../../src/admin/messages/dictionaries.ts';
import { uz } from '../../../../src/admin/messages/uz.ts';
import { apostropheCorrections } from '../../../../src/content-check/apostrophes.ts';
import { isLocale } from '../../../../src/i18n/locales.ts';
import { entries } from './entries.ts';

const { collections = [], singletons = [] } = adminConfig({
  locale: 'uz',
  entries,
  backend: { name: 'test-repo' },
});

/** The paths of all fields and their choices, each with the name of its collection. */
const paths = [...collections, ...singletons].flatMap((each) => {
  if ('divider' in each) return [];
  const fields = 'files' in each ? (each.files[0]?.fields ?? []) : each.fields;
  return fields.flatMap((field) => pathsOf(field, [])).map((path) => [each.name, ...path]);
});

function pathsOf(field: Field, parents: readonly string[]): string[][] {
  if (isLocale(field.name)) return [];
  const path = [...parents, field.name];
  const inner = 'fields' in field ? (field.fields as Field[]) : [];
  const { options = [] } = field as Partial<SelectField>;
  const choices = options.map((each) => String((each as { value: unknown }).value));
  return [
    path,
    ...choices.map((each) => [...path, each]),
    ...inner.flatMap((each) => pathsOf(each, path)),
  ];
}

it.each(['fields', 'items', 'hints', 'choices'] as const)(
  'has no word in “%s” that no field uses',
  (list) => {
    const words = Object.keys(uz[list]);
    const used = paths.map((path) =>
      path.map((_, start) => path.slice(start).join('.')).find((end) => words.includes(end)),
    );
    expect(words.filter((word) => !used.includes(word))).toEqual([]);
  },
);

it('is written in Uzbek letters', () => {
  for (const text of textsIn(dictionaries.uz)) {
    expect(apostropheCorrections(text), text).toEqual([]);
  }
});

it.each(['ru', 'tr', 'en'] as const)('is translated into %s', (locale) => {
  const same = new Set(textsIn(dictionaries[locale]));
  const alike = ['Video (MP4)', 'CC BY 4.0', 'CC BY-NC 4.0', 'CC BY-NC-ND 4.0'];
  const texts = textsIn(uz).filter((text) => same.has(text) && text.includes(' '));
  expect(texts.filter((text) => !alike.includes(text))).toEqual([]);
});

function textsIn(words: unknown): string[] {
  return typeof words === 'string' ? [words] : Object.values(Object(words)).flatMap(textsIn);
}
