import type { z } from 'astro/zod';
import type { Path } from './problem.ts';

/** The names of the fields that a schema knows at `path`; none where no group stands there. */
export function schemaKeys(schema: z.core.$ZodType, path: Path = []): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const [first, ...rest] = path;
  switch (def.type) {
    case 'object': {
      if (first === undefined) return Object.keys(def.shape);
      const next = def.shape[first];
      return next ? schemaKeys(next, rest) : [];
    }
    case 'array':
      return schemaKeys(def.element, rest);
    case 'optional':
    case 'nullable':
    case 'default':
      return schemaKeys(def.innerType, path);
    case 'pipe':
      return schemaKeys(def.in._zod.def.type === 'transform' ? def.out : def.in, path);
    default:
      return [];
  }
}
