import { dirname } from 'node:path';
import { z } from 'astro/zod';
import type { SchemaContext } from '../../../src/collections/fields.ts';
import type { Content } from '../content.ts';
import type { MadeMessages } from '../field-messages.ts';
import type { Message } from '../message.ts';
import type { Problem } from '../problem.ts';
import { fieldsBySchema } from './fields.ts';
import { fieldImageProblem } from './images.ts';

/** Every file has the fields of its type's schema; the images that they name are there. */
export function fields(content: Content): Promise<Problem[]> {
  return fieldsBySchema(content, (entry) =>
    schemaContext('folder' in entry ? entry.path : dirname(entry.path)),
  );
}

/** Gives schemas an `image()` that checks the file instead of loading it, as Astro's does. */
function schemaContext(folder: string): SchemaContext {
  const image = () =>
    z.string('expected.image' satisfies Message['key']).superRefine(async (name, context) => {
      const messages = await fieldImageProblem(folder, name);
      if (messages.length === 0) return;
      context.addIssue({ code: 'custom', params: { messages } satisfies MadeMessages });
    });
  return { image: image as unknown as SchemaContext['image'] };
}
