import { z } from 'astro/zod';
import { unwrap } from '../admin/config/schema.ts';
import type { SchemaContext } from '../content-types/fields.ts';
import { documents, records } from '../content-types/registry.ts';
import { mapValues, type SavedEntry, type Values } from './saved-entry.ts';

/** Removes each `false` of an optional field: Sveltia writes it for every switch, even untouched ones. */
export function withoutUsual(entry: SavedEntry): SavedEntry {
  const schema =
    'values' in entry ? records[entry.type](context) : documents[entry.type].data(context);
  return mapValues(entry, (values) => withoutFalse(values, schema) as Values);
}

const image = () => z.string();

/** For schemas whose images aren't checked. */
const context = { image: image as unknown as SchemaContext['image'] };

function withoutFalse(value: unknown, schema: z.core.$ZodType): unknown {
  const { def } = unwrap(schema);
  if (Array.isArray(value)) {
    return def.type === 'array' ? value.map((item) => withoutFalse(item, def.element)) : value;
  }
  if (typeof value !== 'object' || value === null || def.type !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const field = def.shape[name];
      if (!field) return [[name, inner]];
      return inner === false && unwrap(field).optional ? [] : [[name, withoutFalse(inner, field)]];
    }),
  );
}
