import { z } from 'astro/zod';
import { expected } from './expected.ts';
import {
  email,
  entryNumber,
  line,
  localizedLine,
  localizedTitle,
  sample,
  webAddress,
} from './fields.ts';

const statusId = z.string().regex(/^[a-z][a-z-]*$/, expected('expected.statusId'));

/** Services of the university on separate sites. */
export const serviceNames = [
  'learningPlatform',
  'diplomaVerification',
  'studentCabinet',
  'staffCabinet',
  'timetable',
] as const;

/** Facts that every page uses: a single entry. */
export const settings = () =>
  z.strictObject({
    name: localizedTitle,
    shortName: line,
    /** The prefix of form references: `UNI` in `UNI-2026-7G3K9QXB`. */
    referencePrefix: z.string().regex(/^[A-Z]{2,8}$/, expected('expected.referencePrefix')),
    tagline: localizedLine,
    /** The site's host; with `www.` it is the same site. */
    domain: z.string().regex(/^(?:[a-z\d-]+\.)+[a-z]{2,}$/, expected('expected.domain')),
    /**
     * Numbers of the entries on nursing: the article that all links lead to, its faculty and its admission.
     */
    nursing: z
      .strictObject({ article: entryNumber, faculty: entryNumber, admission: entryNumber })
      .optional(),
    learningPlatform: webAddress,
    diplomaVerification: webAddress,
    /** HEMIS, the ministry’s system for universities. */
    studentCabinet: webAddress,
    staffCabinet: webAddress,
    timetable: webAddress,
    /** The address for reports of security problems, for security.txt. */
    securityEmail: email,
    socials: z.array(z.strictObject({ name: line, url: webAddress })),
    /** Options of the job application, and whether they require a supporting document. */
    socialStatuses: z
      .array(z.strictObject({ id: statusId, title: localizedLine, needsDocument: z.boolean() }))
      .min(1),
    /** True while the addresses above are examples. */
    sample,
  });
