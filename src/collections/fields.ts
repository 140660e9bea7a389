import { z } from 'astro/zod';
import { locales, perLocale } from '../i18n/locales.ts';
import { writtenIn } from '../i18n/localize.ts';

export type { SchemaContext } from 'astro:content';

/** Text of one line or paragraph, never empty. */
export const text = z.string().trim().min(1, 'expected some text');

/** One value per language, in at least one of them: `{ uz, ru, tr, en }`. */
export function localized<Schema extends z.ZodType>(schema: Schema) {
  return z
    .strictObject(perLocale(() => schema))
    .partial()
    .refine((values) => writtenIn(values).length > 0, {
      error: `expected at least one language: ${locales.join(', ')}`,
    });
}

export const localizedText = localized(text);
export const localizedList = localized(z.array(text).min(1));

const dateExpected = 'expected a calendar date as YYYY-MM-DD, for example 2026-09-01';

function isCalendarDate(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(value);
}

/** A day without a time, read as midnight UTC. YAML hands it over as text or already as a Date. */
export const day = z.preprocess(
  (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
  z
    .string(dateExpected)
    .regex(/^\d{4}-\d{2}-\d{2}$/, { error: dateExpected, abort: true })
    .refine(isCalendarDate, dateExpected)
    .transform((value) => new Date(`${value}T00:00:00Z`)),
);

/** "08:00", 24 hours. */
export const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time as HH:MM in quotes, for example "08:00"');

export const year = z.number().int().min(1900).max(2100);

/** "2025-2026": two years in a row. */
export const academicYear = z
  .string()
  .regex(/^\d{4}-\d{4}$/, 'expected an academic year as 2025-2026')
  .refine((value) => Number(value.slice(5)) === Number(value.slice(0, 4)) + 1, {
    error: 'expected two years in a row, as 2025-2026',
  });

/** The number before the first hyphen of an entry's folder or file name. */
export const entryNumber = z.number().int().positive();

export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'expected an address that starts with https://',
});
/** A page of this site in the default language, with a heading's id where one is meant. */
export const sitePath = z
  .string()
  .regex(/^\/(?!\/)[^\s]*$/, 'expected a page of this site, as /courses or /about#licence');

/** A document for visitors in public/pdf/. */
export const pdfFile = z
  .string()
  .regex(/^\/pdf\/[\w./-]+\.pdf$/, 'expected a path as /pdf/name.pdf');

export const email = z.email('expected an email address');
export const phone = z
  .string()
  .regex(/^\+[1-9]\d{6,14}$/, 'expected a phone number as +998732001234, in quotes');

/** True for people, figures and events that aren't established facts; shown as a badge. */
export const sample = z.boolean().default(false);

/** A figure or a fact from elsewhere names where it is from. */
export const source = z.strictObject({ name: text, url: webAddress.optional() });
