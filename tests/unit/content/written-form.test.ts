import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Field } from '@sveltia/cms';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { adminConfig } from '../../../src/admin/config/admin-config.ts';
import { documents, records } from '../../../src/collections/registry.ts';
import { content } from '../../content.ts';
import { entries } from '../admin/config/entries.ts';

const { collections = [], singletons = [] } = adminConfig({
  locale: 'en',
  entries,
  backend: { name: 'github', repo: 'owner/name', branch: 'main' },
});

/** The fields of a content type on the authors' screen. */
function fieldsOf(type: string): readonly Field[] {
  const found = [...collections, ...singletons].find((each) => each.name === type) as {
    fields?: readonly Field[];
    files?: readonly { fields: readonly Field[] }[];
  };
  return found.fields ?? found.files?.[0]?.fields ?? [];
}

/** A value with its fields in the order of the screen, which is that in which it writes them. */
function inOrder(value: unknown, fields: readonly Field[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => inOrder(item, fields));
  const known = fields.map((field) => [field.name, partsOf(field)] as const);
  expect(Object.keys(value).filter((key) => !known.some(([name]) => name === key))).toEqual([]);
  return Object.fromEntries(
    known.flatMap(([name, parts]) =>
      name in value ? [[name, inOrder(value[name as keyof typeof value], parts)]] : [],
    ),
  );
}

/** The fields of a group, or of the items of a list. */
function partsOf(field: Field): readonly Field[] {
  const { fields, field: item } = field as { fields?: readonly Field[]; field?: Field };
  return fields ?? (item ? partsOf(item) : []);
}

/** YAML as Sveltia writes it (`formatYAML`), with its options of admin-config.ts. */
const written = (value: unknown) =>
  stringify(value, null, {
    indent: 2,
    indentSeq: true,
    lineWidth: 0,
    defaultKeyType: 'PLAIN',
    defaultStringType: 'PLAIN',
    singleQuote: true,
  }).trim();

const filesOf = (type: string, pattern: string) =>
  globSync(`${type}/${pattern}`, { cwd: content }).map((file) => ({
    file,
    source: readFileSync(join(content, file), 'utf8'),
  }));

describe('an edit on the authors’ screen alters no other line, since it writes', () => {
  it.each(Object.keys(documents))('%s as they are', (type) => {
    for (const { file, source } of filesOf(type, '*/index.*.md')) {
      const [, yaml = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
      const text = body.trim();
      const head = `---\n${written(inOrder(parse(yaml), fieldsOf(type)))}\n---\n`;
      expect(source, file).toBe(`${head}${text && `\n${text}\n`}`);
    }
  });

  it.each(Object.keys(records))('%s as they are', (type) => {
    for (const { file, source } of filesOf(type, '*.yaml')) {
      expect(source, file).toBe(`${written(inOrder(parse(source), fieldsOf(type)))}\n`);
    }
  });
});
