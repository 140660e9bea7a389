import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { CmsConfig, Field } from '@sveltia/cms';
import { parse, stringify } from 'yaml';
import { documents, records } from '../../../src/content-types/registry.ts';
import { root } from '../../../tools/setup/child-process.mjs';
import { advice, type Finding, type Outcome } from '../outcome.ts';
import type { AuditedSite } from '../site.ts';

/** The part of the authors' screen's configuration that says how files are written. */
type Collections = Pick<CmsConfig, 'collections' | 'singletons'>;

/** Finds the files that a save on the authors' screen would rewrite, beyond what the author changed. */
export async function auditWrittenForm({ content, dist }: AuditedSite): Promise<Outcome> {
  const config = JSON.parse(readFileSync(join(dist, 'admin/en.json'), 'utf8')) as Collections;
  const findings = [
    ...Object.keys(documents).flatMap((type) =>
      rewritten(content, `${type}/*/index.*.md`, fieldsOf(type, config), writtenDocument),
    ),
    ...Object.keys(records).flatMap((type) =>
      rewritten(content, `${type}/*.yaml`, fieldsOf(type, config), writtenRecord),
    ),
  ];
  return { findings };
}

/** The fields of a content type. */
function fieldsOf(type: string, { collections = [], singletons = [] }: Collections) {
  const found = [...collections, ...singletons].find(({ name }) => name === type) as {
    fields?: readonly Field[];
    files?: readonly { fields: readonly Field[] }[];
  };
  return found.fields ?? found.files?.[0]?.fields ?? [];
}

type Write = (source: string, fields: readonly Field[]) => string;

function rewritten(
  content: string,
  pattern: string,
  fields: readonly Field[],
  write: Write,
): Finding[] {
  return globSync(pattern, { cwd: content }).flatMap((file) => {
    const path = join(content, file);
    const source = readFileSync(path, 'utf8');
    const line = firstDifference(source, write(source, fields));
    return line === undefined
      ? []
      : advice(
          `${relative(root, path)}:${line}`,
          'the screen would write this line otherwise',
          'save the entry on the screen once, so that later changes show what changed',
        );
  });
}

/** The number of the first line that differs; undefined if none does. */
function firstDifference(one: string, other: string): number | undefined {
  if (one === other) return undefined;
  const lines = other.split('\n');
  return one.split('\n').findIndex((line, index) => line !== lines[index]) + 1;
}

/** A document's file as the screen writes it. */
export const writtenDocument: Write = (source, fields) => {
  const [, yaml = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  const text = body.trim();
  return `---\n${written(yaml, fields)}\n---\n${text && `\n${text}\n`}`;
};

const writtenRecord: Write = (source, fields) => `${written(source, fields)}\n`;

/** YAML as Sveltia writes it (`formatYAML`), with its options of admin-config.ts. */
const written: Write = (yaml, fields) =>
  stringify(inOrder(parse(yaml), fields), null, {
    indent: 2,
    indentSeq: true,
    lineWidth: 0,
    defaultKeyType: 'PLAIN',
    defaultStringType: 'PLAIN',
    singleQuote: true,
  }).trim();

/** A value with its fields in the order of the screen, which leaves out those that it doesn't know. */
function inOrder(value: unknown, fields: readonly Field[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => inOrder(item, fields));
  return Object.fromEntries(
    fields.flatMap((field) =>
      field.name in value
        ? [[field.name, inOrder(value[field.name as keyof typeof value], partsOf(field))]]
        : [],
    ),
  );
}

/** The fields of a group, or of the items of a list. */
function partsOf(field: Field): readonly Field[] {
  const { fields, field: item } = field as { fields?: readonly Field[]; field?: Field };
  return fields ?? (item ? partsOf(item) : []);
}
