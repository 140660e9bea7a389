import type { Field, SelectFieldValue } from '@sveltia/cms';
import type { z } from 'astro/zod';
import { publicPath } from '../../build/site-paths.mjs';
import { defaultLocale, locales } from '../../i18n/locales.ts';
import { amountFieldType, phoneFieldType } from '../digits/field-types.ts';
import { referenceAt, referenceWidget, type TitleOf } from './reference-widget.ts';
import { type Definition, isInteger, limitsOf, type Unwrapped, unwrap } from './schema.ts';
import { stringFormat } from './string-format.ts';
import { describe, type Place, type Words } from './words.ts';

/** The context in which fields are created. */
export interface FieldContext {
  words: Words;
  titleOf: TitleOf;
  /** Whether the fields are in separate files for each language. */
  translated: boolean;
}

/** Date fields that default to today in new entries. */
const presentDays = ['journal-issues.uploadedOn', 'news.date', 'vacancies.announced'];

/** Properties of all fields, whatever their kind of value. */
type Common = Pick<Field, 'name' | 'label' | 'i18n'> & {
  hint?: string;
  required: boolean | string[];
};

/** The fields of a group, in the order of its schema. */
export function fieldsOf(shape: z.core.$ZodShape, parent: Place, context: FieldContext): Field[] {
  return Object.entries(shape).map(([name, schema]) =>
    fieldOf(unwrap(schema), { ...parent, path: [...parent.path, name] }, context),
  );
}

function fieldOf(value: Unwrapped, place: Place, context: FieldContext): Field {
  const { words, translated } = context;
  const hint = words.hint(place);
  const common: Common = {
    name: place.path.at(-1) ?? '',
    label: words.label(place),
    ...(hint === undefined ? {} : { hint }),
    required: value.optional ? false : requiredIn(place, translated),
    ...(translated ? { i18n: true } : {}),
  };
  const usual = value.default;
  const empty = usual === undefined || usual === false || typeof usual === 'object';
  const widget = widgetOf(value, place, context);
  return { ...widget, ...(empty ? {} : { default: usual }), ...common } as Field;
}

/**
 * A document may lack the Uzbek text, since the Uzbek file still has the shared fields; in the other
 * languages a file always has a text.
 */
function requiredIn({ path }: Place, translated: boolean): boolean | string[] {
  return translated && path.length === 1 ? locales.filter((each) => each !== defaultLocale) : true;
}

/** The widget of a value and its options. */
type Widget = { widget: string } & Record<string, unknown>;

function widgetOf({ def, editing }: Unwrapped, place: Place, context: FieldContext): Widget {
  const reference = referenceAt(place);
  if (reference && def.type !== 'array') return referenceWidget(reference, context.titleOf);
  switch (editing?.widget) {
    case 'day':
      return {
        widget: 'datetime',
        type: 'date',
        ...(presentDays.includes(`${place.type}.${place.path.join('.')}`) && {
          default: '{{now}}',
        }),
      };
    case 'clock':
      return { widget: 'datetime', type: 'time', format: 'HH:mm' };
    case 'paragraph':
      return { widget: 'text' };
    case 'amount':
      return { widget: amountFieldType };
    case 'phone':
      return { widget: phoneFieldType, ...stringFormat(def, place, context.words) };
    case 'image':
      return { widget: 'image', choose_url: false };
    case 'file': {
      const { folder, ending } = editing;
      const folders = { media_folder: `/${publicPath}${folder}`, public_folder: folder };
      return { widget: 'file', accept: ending, choose_url: false, ...folders };
    }
  }
  switch (def.type) {
    case 'string':
      return { widget: 'string', ...stringFormat(def, place, context.words) };
    case 'number':
      return {
        widget: 'number',
        value_type: isInteger(def) ? 'int' : 'float',
        ...limitsOf(def),
      };
    case 'boolean':
      return { widget: 'boolean' };
    case 'enum':
      return { widget: 'select', options: optionsOf(def.entries, place, context.words) };
    case 'object':
      return groupOf(fieldsOf(def.shape, place, context));
    case 'record':
      return { widget: 'object', fields: stagesOf(def, place, context) };
    case 'array':
      return listOf(def, place, context);
    default:
      throw new Error(
        `${describe(place)} has a schema of the kind “${def.type}”, which no widget edits. Add one ` +
          'to src/admin/config/fields.ts, or name one with .register(editing, …) in the schema.',
      );
  }
}

/** The path of what names an item of a list. After a save Sveltia takes any other value. */
function nameIn(all: readonly Field[]): string {
  const [first] = all;
  const { name, fields } = (all.find(({ name }) => name === 'title') ?? first) as Field & {
    fields?: readonly Field[];
  };
  return fields ? `${name}.${nameIn(fields)}` : name;
}

/** An empty group with a list is open: Sveltia takes the empty list for a value. */
const groupOf = (fields: Field[]): Widget => ({
  widget: 'object',
  collapsed: fields.some(({ widget }) => widget === 'list') ? false : 'auto',
  fields,
});

function optionsOf(entries: z.core.util.EnumLike, place: Place, words: Words) {
  return Object.values(entries).map((value) => ({
    label: words.choice(place, String(value)),
    value: value satisfies SelectFieldValue,
  }));
}

/** The fields of a `z.record` whose keys are an enum. */
function stagesOf(
  { keyType, valueType }: z.core.$ZodRecordDef,
  place: Place,
  context: FieldContext,
): Field[] {
  const names = unwrap(keyType).def;
  if (names.type !== 'enum') {
    throw new Error(
      `${describe(place)} has fields of any name. Name them with z.enum in its schema.`,
    );
  }
  return Object.values(names.entries).map((name) => {
    const inner = { ...place, path: [...place.path, String(name)] };
    const label = context.words.choice(place, String(name));
    return {
      name: String(name),
      label,
      required: false,
      ...widgetOf(unwrap(valueType), inner, context),
    } as Field;
  });
}

function listOf(def: z.core.$ZodArrayDef, place: Place, context: FieldContext): Widget {
  const { words, translated } = context;
  const { min, max } = limitsOf(def as Definition);
  // A minimum of one is already expressed by “required”.
  const counted = { ...(min && min > 1 && { min }), ...(max && { max }) };
  const item = unwrap(def.element);
  const reference = referenceAt(place);
  if (reference)
    return { ...referenceWidget(reference, context.titleOf), multiple: true, ...counted };
  const widget = widgetOf(item, place, context);
  if (widget.widget === 'select') return { ...widget, multiple: true, ...counted };
  const list = { widget: 'list', label_singular: words.item(place), ...counted };
  if (widget.widget === 'object') {
    const fields = widget['fields'] as Field[];
    return { ...list, collapsed: 'auto', summary: `{{${nameIn(fields)}}}`, fields };
  }
  if (widget.widget === 'string' && !widget['pattern']) return list;
  const name = 'item';
  const field = { name, label: words.item(place), ...widget, ...(translated && { i18n: true }) };
  return { ...list, field, ...(widget['hint'] ? { hint: widget['hint'] } : {}) };
}
