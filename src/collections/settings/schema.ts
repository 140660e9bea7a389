import { z } from 'astro/zod';
import { academicYear, localizedText, text, webAddress } from '../fields.ts';

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
  });
