import { z } from 'astro/zod';
import { type Locale, locales } from '../i18n/locales.ts';
import { editing } from './editing.ts';
import { expected } from './expected.ts';

export type { SchemaContext } from 'astro:content';

/** A line of text, not empty. */
export const text = z.string().trim().min(1, expected('expected.text'));

// Limits in characters: the length that the layouts can hold.
/** The title of a page or a card. */
export const title = text.max(120);
/** The summary of a page in lists and search engines. */
export const summary = text.max(300).register(editing, { widget: 'paragraph' });
/** A list item, a post or a name. */
export const line = text.max(200);
/** The photographer's name, with which newspapers may print a picture; undefined for drawings. */
export const coverAuthor = line.optional();
/** A paragraph, or the description of an image. */
export const paragraph = text.max(800).register(editing, { widget: 'paragraph' });
/** The title of a publication, as it was printed. */
export const printedTitle = text.max(300);

/**
 * Translations of a value into at least one of the languages, by default the site's: `{ uz, ru, tr, en }`.
 */
export function localized<Schema extends z.ZodType>(
  schema: Schema,
  languages: readonly Locale[] = locales,
) {
  const shape = Object.fromEntries(languages.map((language) => [language, schema]));
  return z
    .strictObject(shape as Record<Locale, Schema>)
    .partial()
    .refine(
      (values) => Object.values(values).some((value) => value !== undefined),
      expected('expected.languages'),
    );
}

/** Translations of a title. */
export const localizedTitle = localized(title);
/** Translations of a line. */
export const localizedLine = localized(line);
/** Translations of a paragraph. */
export const localizedText = localized(paragraph);
/** Translations of a list of lines. */
export const localizedList = localized(z.array(line).min(1));

/**
 * Lets a refinement of a group run even if other fields are invalid, so that an author sees all mistakes at
 * once; `compared` are the fields that the refinement needs.
 */
export function withValid(compared: z.core.$ZodLooseShape) {
  const schema = z.looseObject(compared);
  return { when: ({ value }: { value: unknown }) => schema.safeParse(value).success };
}

/** Lets a refinement of a list of groups run even if some of their fields are invalid. */
export const withItems = {
  when: ({ value }: { value: unknown }) => z.array(z.looseObject({})).safeParse(value).success,
};

/** Requires that the day `last` of a group is not before its day `first`, if both are present. */
export function daysInOrder<Schema extends z.ZodObject>(
  schema: Schema,
  first: string,
  last: string,
) {
  return schema.refine(
    (group) => {
      const { [first]: from, [last]: to } = group as Record<string, Date | undefined>;
      return !from || !to || from <= to;
    },
    {
      path: [last],
      ...expected('expected.dayNotBefore', { field: first }),
      ...withValid({ [first]: day.optional(), [last]: day.optional() }),
    },
  );
}

function isCalendarDate(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(value);
}

/** A calendar day, parsed to midnight UTC. YAML parsers give it as a string or a Date. */
export const day = z
  .preprocess(
    (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
    z
      .string(expected('expected.day'))
      .regex(/^\d{4}-\d{2}-\d{2}$/, { ...expected('expected.day'), abort: true })
      .refine(isCalendarDate, expected('expected.day'))
      .transform((value) => new Date(`${value}T00:00:00Z`)),
  )
  .register(editing, { widget: 'day' });

/** A time of day, 24 hours: "08:00". */
export const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, expected('expected.clock'))
  .register(editing, { widget: 'clock' });

/** An amount of money or a number of people, whose digits an author may group with spaces. */
export const amount = z.number().int().positive().register(editing, { widget: 'amount' });

/** A calendar year. */
export const year = z.number().int().min(1900).max(2100);

/** An academic year: "2025-2026". */
export const academicYear = z
  .string()
  .regex(/^\d{4}-\d{4}$/, expected('expected.academicYear'))
  .refine(
    (value) => Number(value.slice(5)) === Number(value.slice(0, 4)) + 1,
    expected('expected.yearsInRow'),
  );

/** The number before the first hyphen of an entry's folder or file name. */
export const entryNumber = z.number().int().positive();

/** An http(s) URL. */
export const webAddress = z.url({
  protocol: /^https?$/,
  ...expected('expected.webAddress'),
});
/** A path of this site without a language prefix, optionally with a fragment. */
export const sitePath = z.string().regex(/^\/(?!\/)[^\s]*$/, expected('expected.sitePath'));

/** A PDF in public/pdf/. */
export const pdfFile = z
  .string()
  .regex(/^\/pdf\/[\w./-]+\.pdf$/, expected('expected.pdf'))
  .register(editing, { widget: 'file', folder: '/pdf', ending: '.pdf' });

/** An email address. */
export const email = z.email(expected('expected.email'));
/** A phone number in E.164 format. */
export const phone = z
  .string()
  .regex(/^\+[1-9]\d{6,14}$/, expected('expected.phone'))
  .register(editing, { widget: 'phone' });

/** True for placeholder people, figures and events, which get a badge. */
export const sample = z.boolean().default(false);

const slug = '[a-z0-9]+(?:-[a-z0-9]+)*';

/** Former names of an entry's folder or file, `33-open-day`; their addresses redirect to the current one. */
export const formerly = z
  .array(z.string().regex(new RegExp(`^[1-9]\\d*-${slug}$`), expected('expected.formerName')))
  .min(1)
  .optional();
/** Former names of types without numbers: `anvar-qodirov`. */
export const formerSlugs = z
  .array(z.string().regex(new RegExp(`^${slug}$`), expected('expected.formerSlug')))
  .min(1)
  .optional();

/** True for an unfinished entry: builds leave it out, development marks it. */
export const draft = z.boolean().optional();

/** The source of a figure or a fact. */
export const source = z.strictObject({ name: localizedLine, url: webAddress.optional() });

/** The fields of an entry with facts from elsewhere: their source, and the date when they were checked. */
export const checkedSources = {
  sources: z.array(z.strictObject({ name: line, url: webAddress })).min(1),
  checked: day,
};
