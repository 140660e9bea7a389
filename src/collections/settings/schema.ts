import { z } from 'astro/zod';
import { academicYear, localizedText, text, webAddress } from '../fields.ts';

const statusId = z.string().regex(/^[a-z][a-z-]*$/, 'expected lower-case letters, as low-income');

/** The one entry of facts that every page shows. */
export const settings = () =>
  z.strictObject({
    name: localizedText,
    shortName: text,
    tagline: localizedText,
    academicYear,
    learningPlatform: webAddress,
    diplomaVerification: webAddress,
    socials: z.array(z.strictObject({ name: text, url: webAddress })),
    /** What can be chosen in the job application, and whether a document has to confirm it. */
    socialStatuses: z
      .array(z.strictObject({ id: statusId, title: localizedText, needsDocument: z.boolean() }))
      .min(1),
  });
