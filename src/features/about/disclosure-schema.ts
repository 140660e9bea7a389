// The fields of disclosure/: public information about the university.
import { z } from 'astro/zod';
import { localizedTitle, sitePath } from '../../content-types/fields.ts';

/** What the information is about: the lists of the page show one group each. */
export const disclosureGroups = ['university', 'study', 'science', 'contact'] as const;

/** Information that a university must publish by law, and the page that has it. */
export const disclosure = () =>
  z.strictObject({
    order: z.number().int(),
    group: z.enum(disclosureGroups),
    title: localizedTitle,
    page: sitePath,
  });
