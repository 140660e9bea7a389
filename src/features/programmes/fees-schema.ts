// The fields of fees/.
import { z } from 'astro/zod';
import { expected } from '../../content-types/expected.ts';
import {
  academicYear,
  amount,
  draft,
  entryNumber,
  line,
  localizedLine,
  localizedText,
  sample,
  withItems,
} from '../../content-types/fields.ts';

const amounts = {
  /** For citizens of Uzbekistan, in soʻm. */
  amount,
  /** For citizens of other countries, in US dollars. */
  foreign: amount.optional(),
};

const courseFee = z.strictObject({ course: entryNumber, ...amounts });
const programmeFee = z.strictObject({ programme: line, ...amounts });

/** Requires that no two items of a list name the same programme. */
const eachOnce =
  (field: 'course' | 'programme') =>
  (all: readonly object[], context: z.core.$RefinementCtx): void => {
    const named = all.map((item) => (item as Record<string, unknown>)[field]);
    for (const [index, name] of named.entries()) {
      const owner = named.indexOf(name);
      if (name === undefined || owner === index) continue;
      const params = { item: owner + 1 };
      context.addIssue({
        code: 'custom',
        path: [index, field],
        message: expected('expected.ownProgramme', params).error(),
        params,
      });
    }
  };

/** What programmes cost in an academic year, which is also the entry's name. */
export const fees = () =>
  z.strictObject({
    academicYear,
    /** The official document that sets the fees. */
    source: localizedLine,
    /** By number of the course in courses/. */
    courses: z.array(courseFee).superRefine(eachOnce('course'), withItems).default([]),
    /** By name of the programme in nursing-programmes/. */
    programmes: z.array(programmeFee).superRefine(eachOnce('programme'), withItems).default([]),
    /** The price of a place in the hall of residence: soʻm per month, for a number of months. */
    dormitory: z
      .strictObject({ perMonth: amount, months: z.number().int().min(1).max(12) })
      .optional(),
    /** How the months beyond whole years of a programme are billed. */
    partYear: localizedText.optional(),
    sample,
    draft,
  });
