import { z } from 'astro/zod';
import { email, localizedText, phone, sample } from '../fields.ts';
import { receptionHours } from '../reception-hours.ts';

/** Where corruption is reported: a single entry. */
export const trustLine = () =>
  z.strictObject({
    /** The officer's post and room. */
    officer: localizedText,
    phone,
    email,
    hours: receptionHours,
    sample,
  });
