import type { Field } from '@sveltia/cms';
import { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import { adminConfig } from '../../../../src/admin/config/admin-config.ts';
import type { Entries } from '../../../../src/admin/config/entries.ts';
import type { SchemaContext } from '../../../../src/content-types/fields.ts';
import { documents, records, singleTypes } from '../../../../src/content-types/registry.ts';
import { locales, perLocale } from '../../../../src/i18n/locales.ts';
import { numberOf } from '../../../../src/sveltia/names.ts';
import { entries } from './entries.ts';
import { collectionsOf, config, configs, fieldsOf, inner, singlesOf } from './screen.ts';

const image = (() => z.string()) as unknown as SchemaContext['image'];

interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  propertyNames?: { enum?: string[] };
  additionalProperties?: JsonSchema | boolean;
}

const jsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** A field with its inner fields, and whether it is required. */
type Tree = [name: string, required: boolean, Tree[]];

function schemaTree(schema: JsonSchema): Tree[] {
  const { properties, required = [], items, propertyNames, additionalProperties } = schema;
  if (items) return schemaTree(items);
  if (propertyNames?.enum && typeof additionalProperties === 'object') {
    return propertyNames.enum.map((name) => [name, false, schemaTree(additionalProperties)]);
  }
  return Object.entries(properties ?? {}).map(([name, inner]) => [
    name,
    required.includes(name),
    schemaTree(inner),
  ]);
}

const isRequired = (field: Field) => 'required' in field && field.required !== false;

const configTree = (fields: readonly Field[]): Tree[] =>
  fields.map((field) => [field.name, isRequired(field), configTree(inner(field))]);

/** All fields, including inner ones. */
const allFields = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => [
    field,
    ...allFields(inner(field)),
    ...('field' in field ? allFields([field.field as Field]) : []),
  ]);

describe('the fields of the screen', () => {
  it.each(Object.entries(documents))('are those of %s: texts, the body, facts', (type, schemas) => {
    const fields = fieldsOf(type);
    expect(configTree(fields)).toEqual([
      ...schemaTree(jsonSchema(schemas.text())),
      ['body', false, []],
      ...schemaTree(jsonSchema((schemas.data as (context: SchemaContext) => z.ZodType)({ image }))),
    ]);
    expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
  });

  it.each(Object.entries(records))('are those of %s', (type, schema) => {
    const expected = (schema as (context: SchemaContext) => z.ZodType)({ image });
    expect(configTree(fieldsOf(type))).toEqual(schemaTree(jsonSchema(expected)));
  });

  it.each(Object.entries(documents))(
    'of %s are translated where they are text',
    (type, { text }) => {
      const texts = [...Object.keys(jsonSchema(text()).properties ?? {}), 'body'];
      for (const field of fieldsOf(type)) {
        for (const each of allFields([field])) {
          expect(each.i18n ?? false, `${type}.${field.name}`).toBe(texts.includes(field.name));
        }
      }
    },
  );
});

describe('a language', () => {
  it.each(locales)('%s names all', (locale) => {
    for (const each of collectionsOf(configs[locale])) {
      expect(each.label, each.name).toMatch(/\S/);
      expect('description' in each && each.description, each.name).toMatch(/\S/);
    }
    const fields = collectionsOf(configs[locale]).flatMap((each) =>
      'fields' in each ? allFields(each.fields) : [],
    );
    for (const field of fields) expect('label' in field && field.label, field.name).toMatch(/\S/);
  });

  it('changes words alone', () => {
    const names = perLocale((locale) =>
      collectionsOf(configs[locale]).map((each) => [
        each.name,
        'fields' in each && configTree(each.fields),
      ]),
    );
    for (const locale of locales) expect(names[locale]).toEqual(names.uz);
  });

  it('may be Uzbek alone, or another without Uzbek', () => {
    const title = fieldsOf('news').find(({ name }) => name === 'title');
    expect(title).toMatchObject({ required: ['ru', 'tr', 'en'] });
    expect(config.i18n).toMatchObject({ default_locale: 'uz', initial_locales: 'default' });
  });
});

describe('a widget', () => {
  const widgetOf = (type: string, ...path: string[]) =>
    path.reduce<Field | undefined>(
      (field, name) => (field ? inner(field) : fieldsOf(type)).find((each) => each.name === name),
      undefined,
    );

  it.each([
    ['news', 'date', { widget: 'datetime', type: 'date' }],
    ['news', 'summary', { widget: 'text' }],
    ['news', 'cover', { widget: 'image' }],
    ['news', 'tags', { widget: 'select', multiple: true }],
    ['videos', 'seconds', { widget: 'number', value_type: 'int', min: 1 }],
    ['contact', 'latitude', { widget: 'number', value_type: 'float', min: -90, max: 90 }],
    ['dormitory', 'places', { widget: 'amount' }],
    [
      'dormitory',
      'phone',
      { widget: 'phone', pattern: [expect.stringContaining('+'), expect.any(String)] },
    ],
    ['courses', 'highlights', { widget: 'list', min: 3, max: 6 }],
    ['fees', 'courses', { widget: 'list', summary: '{{course}}' }],
    ['journal-issues', 'articles', { widget: 'list', summary: '{{title.uz}}' }],
    ['videos', 'file', { widget: 'file', media_folder: '/public/video', public_folder: '/video' }],
    ['sections', 'email', { widget: 'string', type: 'email' }],
    [
      'resources',
      'url',
      { widget: 'string', type: 'url', pattern: ['^https?://', expect.any(String)] },
    ],
    ['degrees', 'portal', { pattern: ['^https://', expect.any(String)] }],
  ])('edits %s.%s as its schema says', (type, name, expected) => {
    expect(widgetOf(type, name)).toMatchObject(expected);
  });

  it('within a group or list edits what its schema says', () => {
    expect(widgetOf('staff', 'reception', 'opens')).toMatchObject({
      type: 'time',
      format: 'HH:mm',
    });
    expect(widgetOf('journal-issues', 'articles', 'authors')).toMatchObject({
      widget: 'list',
      field: { widget: 'string', pattern: [expect.stringMatching(/\/u$/), expect.any(String)] },
    });
    expect(widgetOf('admissions', 'calendar', 'exam', 'from')).toMatchObject({ type: 'date' });
    expect(widgetOf('videos', 'transcript', 'uz')).toMatchObject({ widget: 'text' });
  });

  it('names other entries by title', () => {
    expect(widgetOf('news', 'people')).toMatchObject({
      widget: 'relation',
      collection: 'staff',
      value_field: '{{slug}}',
      display_fields: ['title'],
      multiple: true,
    });
    expect(widgetOf('teachers', 'department')).toMatchObject({
      widget: 'relation',
      collection: 'departments',
      value_field: numberOf,
    });
    expect(widgetOf('fees', 'courses', 'course')).toMatchObject({
      widget: 'relation',
      collection: 'courses',
      value_field: numberOf,
    });
    expect(widgetOf('courses', 'faculty')).toMatchObject({
      filters: [{ field: 'kind', values: ['faculty'] }],
    });
  });

  it('refers to a collection that has the field it shows', () => {
    const all = collectionsOf(config).flatMap((each) => ('fields' in each ? each.fields : []));
    const relations = allFields(all).filter((field) => field.widget === 'relation');
    expect(relations.length).toBeGreaterThan(0);
    for (const relation of relations as { collection: string; display_fields: string[] }[]) {
      const [name = '', ...language] = relation.display_fields[0]?.split('.') ?? [];
      const target = fieldsOf(relation.collection).find((field) => field.name === name);
      expect(target && inner(target).map((each) => each.name)).toEqual(
        expect.arrayContaining(language),
      );
    }
  });
});

describe('a collection', () => {
  it('is there for each type, once', () => {
    const names = [...collectionsOf(config), ...singlesOf(config)].map(({ name }) => name);
    const types = [...Object.keys(documents), ...Object.keys(records)];
    expect(names.filter((name) => types.includes(name)).sort()).toEqual(types.sort());
    expect(
      singlesOf(config)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...singleTypes].sort());
  });

  it('asks for names without a number', () => {
    const patterns = collectionsOf(config).flatMap((each) =>
      'slug' in each && typeof each.slug === 'object' && each.slug.pattern ? [each.slug] : [],
    );
    expect(patterns.length).toBeGreaterThan(10);
    for (const { template, pattern } of patterns) {
      expect(template).toMatch(/^\{\{[\w.]+\}\}$/);
      expect('anatomy-olympiad').toMatch(new RegExp(pattern?.[0] ?? ''));
      expect('Anatomy olympiad').not.toMatch(new RegExp(pattern?.[0] ?? ''));
    }
  });

  it('is the same whatever the entries are', () => {
    const others = Object.fromEntries(
      Object.keys(entries).map((type) => [type, [{ name: 'only', title: 'Another' }]]),
    ) as unknown as Entries;
    const again = adminConfig({ locale: 'uz', entries: others, backend: { name: 'test-repo' } });
    expect(again).toEqual(config);
  });

  it('keeps pictures beside the entry', () => {
    const folders = Object.fromEntries(
      collectionsOf(config).map((each) => [each.name, [each.media_folder, each.public_folder]]),
    );
    expect(folders).toMatchObject({
      news: ['', '.'],
      videos: ['/src/content/videos', '.'],
      books: [undefined, undefined],
    });
    expect(singlesOf(config).find(({ name }) => name === 'contact')).toMatchObject({
      file: 'src/content/contact/only.yaml',
      media_folder: '/src/content/contact',
    });
  });
});

it('survives being written into a page', () => {
  expect(JSON.parse(JSON.stringify(config))).toEqual(config);
});
