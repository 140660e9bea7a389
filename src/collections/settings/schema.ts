import { z } from 'astro/zod';
import { academicYear, localizedText, text, webAddress } from '../fields.ts';

const statusId = z.string().regex(/^[a-z][a-z-]*$/, 'expected lower-case letters, as low-income');

/** Facts that every page uses: a single entry. */
export const settings = () =>
  z.strictObject({
    name: localizedText,
    shortName: text,
    tagline: localizedText,
    academicYear,
    learningPlatform: webAddress,
    diplomaVerification: webAddress,
    socials: z.array(z.strictObject({ name: text, url: webAddress })),
    /** Options of the job application, and whether they require a supporting document. */
    socialStatuses: z
      .array(z.strictObject({ id: statusId, title: localizedText, needsDocument: z.boolean() }))
      .min(1),
  });
