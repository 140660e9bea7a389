import type { z } from 'astro/zod';
import { expectationOf } from '../../content-types/expected.ts';
import { checksOf, type Definition } from './schema.ts';
import { type Place, plainHint, type Words } from './words.ts';

/** The pattern of a text, with a hint that explains it. */
export function stringFormat(def: Definition, place: Place, words: Words) {
  for (const check of checksOf(def)) {
    if (check.check !== 'string_format') continue;
    const message = () => words.format(place, expectationOf(check.error));
    if (check.format === 'email') return { type: 'email' };
    if (check.format === 'url') {
      const pattern = (check as z.core.$ZodURLDef).protocol?.source.replace(/\$$/, '://');
      return { type: 'url', pattern: [pattern, message()], hint: plainHint(message()) };
    }
    if (check.format === 'regex' && check.pattern) {
      const { source, flags } = check.pattern;
      return { pattern: [`/${source}/${flags}`, message()], hint: plainHint(message()) };
    }
  }
  return {};
}
