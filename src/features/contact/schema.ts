// The fields of contact/.
import { z } from 'astro/zod';
import { expected } from '../../content-types/expected.ts';
import {
  email,
  localized,
  localizedLine,
  localizedText,
  pdfFile,
  phone,
  type SchemaContext,
  sample,
} from '../../content-types/fields.ts';
import { receptionHours } from '../../content-types/reception-hours.ts';

/** How to reach the university: a single entry. */
export const contact = ({ image }: SchemaContext) =>
  z.strictObject({
    address: localizedLine,
    city: localizedLine,
    postcode: z.string().regex(/^\d{6}$/, expected('expected.postcode')),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    /** How to get there, one paragraph. */
    directions: localizedText,
    /** An image of the surroundings and its alternative text. */
    map: image().optional(),
    mapAlt: localizedText.optional(),
    phones: z
      .array(
        z.strictObject({
          label: localizedLine,
          number: phone,
          /** True for the number that pages show for questions about admission and fees. */
          admission: z.boolean().default(false),
        }),
      )
      .min(1),
    emails: z
      .array(
        z.strictObject({
          label: localizedLine,
          address: email,
          /** True for the address that pages show for questions about admission. */
          admission: z.boolean().default(false),
        }),
      )
      .min(1),
    /** The contacts for applicants for a vacancy. */
    staffOffice: z.strictObject({
      phone,
      email,
      /** How to send or bring the documents: to the email above, in which format, with which subject. */
      handIn: localizedText.optional(),
      /** Forms to fill in and samples of the documents. */
      files: z
        .array(z.strictObject({ title: localizedLine, file: localized(pdfFile) }))
        .default([]),
    }),
    /** The contact for journalists; undefined if there is none. */
    press: z
      .strictObject({
        name: localizedLine,
        phone,
        email,
        /** How quickly an answer comes. */
        term: localizedLine,
      })
      .optional(),
    /** When the university is open, and its telephones are answered. */
    reception: receptionHours,
    sample,
  });
