// The fields of student-links/.
import { z } from 'astro/zod';
import { expected } from '../../content-types/expected.ts';
import { localizedText, localizedTitle, sitePath, withValid } from '../../content-types/fields.ts';
import { serviceNames } from '../../content-types/settings-schema.ts';

/** A thing that students look for: on a page of this site or at a service in the settings. */
export const studentLink = () =>
  z
    .strictObject({
      order: z.number().int(),
      title: localizedTitle,
      description: localizedText,
      page: sitePath.optional(),
      service: z.enum(serviceNames).optional(),
    })
    .refine(({ page, service }) => (page === undefined) !== (service === undefined), {
      ...expected('expected.pageOrService'),
      ...withValid({ page: sitePath.optional(), service: z.enum(serviceNames).optional() }),
    });
