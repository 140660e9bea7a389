// The fields of degrees/.
import { z } from 'astro/zod';
import { expected } from '../../content-types/expected.ts';
import {
  checkedSources,
  localizedLine,
  localizedText,
  localizedTitle,
  sample,
} from '../../content-types/fields.ts';

/** A kind of study after the bachelor's degree: the national rules, and what the university has. */
export const degree = () =>
  z.strictObject({
    order: z.number().int(),
    title: localizedTitle,
    duration: localizedLine,
    /** What of it the university offers, in a few words. */
    offered: localizedLine,
    /**
     * A month or frequency in a few words, and what takes place then at the university, shown as
     * “event: time”; `kind` if it holds only for a kind of the degree, whose duration isn't the
     * degree's.
     */
    when: z
      .strictObject({
        kind: localizedLine.optional(),
        time: localizedLine,
        event: localizedLine,
      })
      .optional(),
    note: localizedText.optional(),
    admits: localizedText,
    /** When and where. */
    apply: localizedText,
    /** The site to apply on; `apply` names its host. */
    portal: z.url({ protocol: /^https$/, ...expected('expected.webAddress') }).optional(),
    exams: localizedText.optional(),
    /** What it ends with. */
    result: localizedText,
    ...checkedSources,
    sample,
  });
