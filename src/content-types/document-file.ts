import { z } from 'astro/zod';
import type { SchemaContext } from './fields.ts';

// A document's Uzbek file has the fields of two schemas. Each schema sees only its fields; the content check
// reports fields that are in neither.

/** A schema for the fields that all languages share; the front matter may also have a text's fields. */
export function onlySharedFields(shared: (context: SchemaContext) => z.ZodObject) {
  return (context: SchemaContext) => {
    const schema = shared(context);
    return z.preprocess(pick(schema), schema);
  };
}

/** A schema for a text; the front matter may also have shared fields. `{}` if it has no text. */
export function onlyTextFields(text: z.ZodObject) {
  return z.preprocess(pick(text), z.union([z.strictObject({}), text]));
}

function pick({ shape }: z.ZodObject) {
  return (values: unknown) =>
    Object.fromEntries(Object.entries(values as object).filter(([field]) => field in shape));
}

/** The YAML of the file with an entry's shared fields, without the text below it; the YAML may be invalid. */
export function yamlOf(source: string): string {
  return source.replace(/^\uFEFF?---/, '').split(/^---/m)[0] ?? '';
}
