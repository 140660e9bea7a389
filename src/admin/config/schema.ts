import type { z } from 'astro/zod';
import { editing } from '../../content-types/editing.ts';

/** The definition of a schema without its wrappers. */
export type Definition = z.core.$ZodTypes['_zod']['def'];

/** A schema without its optional, default and transforming wrappers. */
export interface Unwrapped {
  def: Definition;
  editing: ReturnType<typeof editing.get>;
  optional: boolean;
  default: unknown;
}

/** Unwraps a schema down to the part that the authors' screen edits. */
export function unwrap(schema: z.core.$ZodType): Unwrapped {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const registered = editing.get(schema);
  if (!registered) {
    if (def.type === 'optional') return { ...unwrap(def.innerType), optional: true };
    if (def.type === 'default') {
      return { ...unwrap(def.innerType), optional: true, default: def.defaultValue };
    }
    if (def.type === 'pipe') {
      return unwrap(def.in._zod.def.type === 'transform' ? def.out : def.in);
    }
  }
  return { def, editing: registered, optional: false, default: undefined };
}

/** The fields of a group, in order. Undefined for other schemas. */
export function shapeOf(schema: z.core.$ZodType): z.core.$ZodShape | undefined {
  const { def } = unwrap(schema);
  return def.type === 'object' ? def.shape : undefined;
}

/** The checks of a schema: lengths, limits, patterns. */
export function checksOf(def: Definition): z.core.$ZodChecks['_zod']['def'][] {
  const checks = (def.checks ?? []).map((check) => (check as z.core.$ZodChecks)._zod.def);
  // The schemas of formats such as z.email() are checks themselves.
  return 'check' in def ? [def as unknown as z.core.$ZodChecks['_zod']['def'], ...checks] : checks;
}

/** The minimum and maximum of a number, or of a list's length. */
export function limitsOf(def: Definition): { min?: number; max?: number } {
  return Object.assign({}, ...checksOf(def).map((check) => limit(check, isInteger(def))));
}

/** Whether a number is an integer. */
export function isInteger(def: Definition): boolean {
  return checksOf(def).some((check) => check.check === 'number_format');
}

function limit(check: z.core.$ZodChecks['_zod']['def'], integer: boolean) {
  switch (check.check) {
    case 'greater_than':
      return { min: Number(check.value) + (integer && !check.inclusive ? 1 : 0) };
    case 'less_than':
      return { max: Number(check.value) - (integer && !check.inclusive ? 1 : 0) };
    case 'min_length':
      return { min: check.minimum };
    case 'max_length':
      return { max: check.maximum };
    default:
      return {};
  }
}
