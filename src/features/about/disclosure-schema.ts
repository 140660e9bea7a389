// The fields of disclosure/: public information about the university.
import { z } from 'astro/zod';
import { localizedTitle, sitePath } from '../../content-types/fields.ts';

/** The subjects of the information; the page shows a list for each. */
export const disclosureGroups = ['university', 'study', 'science', 'contact'] as const;

/** Information that a university must publish by law, and the page that contains it. */
export const disclosure = () =>
  z.strictObject({
    order: z.number().int(),
    group: z.enum(disclosureGroups),
    title: localizedTitle,
    page: sitePath,
  });
