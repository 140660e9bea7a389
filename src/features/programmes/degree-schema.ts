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

/** A kind of study after the bachelor's degree: the national rules, and the university's offer. */
export const degree = () =>
  z.strictObject({
    order: z.number().int(),
    title: localizedTitle,
    duration: localizedLine,
    /** The university's part of it, in a few words. */
    offered: localizedLine,
    /**
     * A month or frequency in a few words, and the event then at the university, shown as “event: time”.
     * `kind` if it applies to only one type of the degree, whose duration differs from the degree's.
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
    /** When and where to apply. */
    apply: localizedText,
    /** The site to apply on; `apply` names its host. */
    portal: z.url({ protocol: /^https$/, ...expected('expected.webAddress') }).optional(),
    exams: localizedText.optional(),
    /** The result of the studies. */
    result: localizedText,
    ...checkedSources,
    sample,
  });
