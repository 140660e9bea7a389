// The fields of trust-line/.
import { z } from 'astro/zod';
import { email, localizedLine, phone, sample } from '../../content-types/fields.ts';
import { receptionHours } from '../../content-types/reception-hours.ts';

/** Where corruption is reported: a single entry. */
export const trustLine = () =>
  z.strictObject({
    /** The officer's post and room. */
    officer: localizedLine,
    phone,
    email,
    hours: receptionHours,
    sample,
  });
