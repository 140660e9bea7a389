import { z } from 'astro/zod';
import type { SchemaContext } from './fields.ts';

// A document's Uzbek file has the fields of two schemas. Each is given its own here; the content check
// reports a field that is in neither.

/** A schema for what all languages share, in front matter that may have a text's fields, too. */
export function onlySharedFields(shared: (context: SchemaContext) => z.ZodObject) {
  return (context: SchemaContext) => {
    const schema = shared(context);
    return z.preprocess(pick(schema), schema);
  };
}

/** A schema for a text, in front matter that may have shared fields, too; `{}` if it has no text. */
export function onlyTextFields(text: z.ZodObject) {
  return z.preprocess(pick(text), z.union([z.strictObject({}), text]));
}

function pick({ shape }: z.ZodObject) {
  return (values: unknown) =>
    Object.fromEntries(Object.entries(values as object).filter(([field]) => field in shape));
}

/** The YAML of an entry's file with the shared fields, which may be broken: no text below it. */
export function yamlOf(source: string): string {
  return source.replace(/^\uFEFF?---/, '').split(/^---/m)[0] ?? '';
}
