import { dirname } from 'node:path';
import { type Entry, isDocument, type Site } from '../content.ts';
import { glossarySchema } from '../glossary.ts';
import { imageContext } from '../image-context.ts';
import type { Finding } from '../problem.ts';
import { fieldsBySchema, findingsBySchema } from './fields.ts';
import { fieldImageProblem } from './images.ts';

/** Every file has the fields of its type's schema, and the images that they name exist. */
export function fields(entry: Entry): Promise<Finding[]> {
  const folder = isDocument(entry) ? entry.path : dirname(entry.path);
  const context = imageContext((name) => fieldImageProblem(folder, name));
  return fieldsBySchema(entry, context);
}

/** The glossary has the fields of its schema. */
export async function glossaryFields({ glossary }: Site): Promise<Finding[]> {
  return glossary ? findingsBySchema([{ part: glossary, schema: glossarySchema }]) : [];
}
