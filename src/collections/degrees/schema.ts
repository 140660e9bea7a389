import { z } from 'astro/zod';
import { expected } from '../expected.ts';
import { checkedSources, localizedParagraph, localizedText, sample } from '../fields.ts';

/** A kind of study after the bachelor's degree: the national rules, and what the university has. */
export const degree = () =>
  z.strictObject({
    order: z.number().int(),
    title: localizedText,
    duration: localizedText,
    /** What of it the university offers, in a few words. */
    offered: localizedText,
    /**
     * A month or frequency in a few words, and what takes place then at the university; `kind` if it
     * holds only for a kind of the degree, whose duration isn't the degree's.
     */
    when: z
      .strictObject({
        kind: localizedText.optional(),
        time: localizedText,
        event: localizedText,
      })
      .optional(),
    note: localizedParagraph.optional(),
    admits: localizedParagraph,
    /** When and where. */
    apply: localizedParagraph,
    /** The site to apply on; `apply` names its host. */
    portal: z.url({ protocol: /^https$/, ...expected('expected.webAddress') }).optional(),
    exams: localizedParagraph.optional(),
    /** What it ends with. */
    result: localizedParagraph,
    ...checkedSources,
    sample,
  });
