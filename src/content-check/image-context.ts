import { z } from 'astro/zod';
import type { SchemaContext } from '../content-types/fields.ts';
import type { MadeMessages } from './field-messages.ts';
import type { Message } from './message.ts';

/** Gives schemas an `image()` that checks an image by its name; Astro's would load it. */
export function imageContext(
  problemOf: (name: string) => Message[] | Promise<Message[]>,
): SchemaContext {
  const image = () =>
    z.string('expected.image' satisfies Message['key']).superRefine(async (name, context) => {
      const messages = await problemOf(name);
      if (messages.length === 0) return;
      context.addIssue({ code: 'custom', params: { messages } satisfies MadeMessages });
    });
  return { image: image as unknown as SchemaContext['image'] };
}
