// The fields of recognition/.
import { z } from 'astro/zod';
import {
  checkedSources,
  localizedLine,
  localizedText,
  localizedTitle,
  sample,
} from '../../content-types/fields.ts';
import { locales } from '../../i18n/locales.ts';

/** How a country treats a diploma: as valid, after its own check, unknown to us, or not at all. */
export const recognitionStatuses = [
  'recognised',
  'afterExam',
  'notKnown',
  'notRecognised',
] as const;

const status = z.enum(recognitionStatuses);

/** How a country or region treats a diploma of the university. */
export const recognition = () =>
  z.strictObject({
    order: z.number().int(),
    /** The languages whose readers find it before all others. */
    firstIn: z.array(z.enum(locales)).min(1).optional(),
    country: localizedTitle,
    /** The professions or programmes that the answer is about. */
    programmes: localizedLine,
    diploma: z.strictObject({ status, text: localizedText }),
    /** A diploma of the same programme studied online; without a text where no rule is published. */
    online: z.strictObject({ status, text: localizedText.optional() }),
    ...checkedSources,
    sample,
  });
