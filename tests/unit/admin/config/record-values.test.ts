import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Field } from '@sveltia/cms';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { records } from '../../../../src/content-types/registry.ts';
import { fieldsOf, inner } from './screen.ts';

const content = 'tests/site/src/content';
const files = Object.keys(records).flatMap((type) =>
  globSync(`${type}/*.yaml`, { cwd: content }).map((path) => [type, path] as const),
);

it.each(files)('can be edited: %s %s', (type, path) => {
  const values = parse(readFileSync(join(content, path), 'utf8'), { schema: 'core' });
  expect(problems(fieldsOf(type), values, type)).toEqual([]);
});

/** Values that the fields would refuse, lose or change. */
function problems(
  fields: readonly Field[],
  values: Record<string, unknown>,
  place: string,
): string[] {
  const unknown = Object.keys(values).filter((key) => !fields.some(({ name }) => name === key));
  return [
    ...unknown.map((key) => `${place}.${key} has no field`),
    ...fields.flatMap((field) => {
      const value = values[field.name];
      return value === undefined ? [] : valueProblems(field, value, `${place}.${field.name}`);
    }),
  ];
}

function valueProblems(field: Field, value: unknown, place: string): string[] {
  if (Array.isArray(value)) {
    if ('fields' in field) {
      return value.flatMap((item, index) => problems(inner(field), item, `${place}.${index}`));
    }
    const item = 'field' in field ? (field.field as Field) : field;
    return value.flatMap((each, index) =>
      field.widget === 'list' && !('field' in field)
        ? []
        : valueProblems(item, each, `${place}.${index}`),
    );
  }
  if ('fields' in field) return problems(inner(field), value as Record<string, unknown>, place);
  if (field.widget === 'select') {
    const options = (field as { options: { value: unknown }[] }).options.map((each) => each.value);
    const known = typeof value === 'number' || options.includes(value);
    return known ? [] : [`${place} isn’t a choice`];
  }
  const pattern = 'pattern' in field ? (field.pattern as [string, string])[0] : undefined;
  if (!pattern) return [];
  const [, source = pattern, flags = ''] = /^\/(.+)\/([a-z]*)$/s.exec(pattern) ?? [];
  return new RegExp(source, flags).test(String(value)) ? [] : [`${place} doesn’t match`];
}
