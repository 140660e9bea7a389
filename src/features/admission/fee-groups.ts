// The rows of the table of fees.
import type { CollectionEntry } from 'astro:content';
import { type LocalizedDocument, localizedDocuments } from '../../content-types/documents.ts';
import { nursingDuration } from '../../content-types/duration.ts';
import type { Fee, FeeYear } from '../../content-types/fee-year.ts';
import { feeYears } from '../../content-types/fees.ts';
import { orderedRecords } from '../../content-types/records.ts';
import type { Locale } from '../../i18n/locales.ts';
import { type LocalizedText, localize } from '../../i18n/localize.ts';
import { translator } from '../../i18n/translate.ts';
import { href } from '../../routing/href.ts';
import { nursingHref } from '../../routing/nursing-article.ts';

/** A programme with its fees, as a row of the table of fees. */
interface FeeRow {
  title: LocalizedText;
  href: string | undefined;
  /** The duration and the forms of study. */
  details: string;
  /** In each of the table's years. */
  fees: readonly (Fee | undefined)[];
}

/** Programmes of one kind. */
export interface FeeGroup {
  title: string;
  /** How they differ from a programme with a similar name. */
  note?: string;
  rows: FeeRow[];
}

/** All programmes with their fees in the due year and the next: bachelor's, then nursing programmes. */
export async function feeGroups(locale: Locale): Promise<FeeGroup[]> {
  const t = translator(locale);
  const years = await feeYears();
  const courses = await localizedDocuments('courses', locale);
  const programmes = await orderedRecords('nursing-programmes');
  const nursing = await Promise.all(
    programmes.map((programme) => nursingRow(programme, years, locale)),
  );
  const groups = [
    { title: t('course.title'), rows: courses.map((course) => courseRow(course, years)) },
    { title: t('nav.nursing'), note: t('nursing.difference'), rows: nursing },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

function courseRow(
  { number, text, lang, data, locale }: LocalizedDocument<'courses'>,
  years: readonly FeeYear[],
): FeeRow {
  const t = translator(locale);
  const forms = data.forms.map((form) => t(`course.form.${form}`)).join(', ');
  return {
    title: { text: text.title, lang },
    href: href('course', locale, { id: number }),
    details: `${t('course.years', { count: data.years })} · ${forms}`,
    fees: years.map(({ fees }) => fees.get(number)),
  };
}

async function nursingRow(
  { id, data: { code, title, duration } }: CollectionEntry<'nursing-programmes'>,
  years: readonly FeeYear[],
  locale: Locale,
): Promise<FeeRow> {
  const { text, lang } = localize(title, locale);
  return {
    title: { text: `${text} (${code})`, lang },
    href: await nursingHref(locale),
    details: nursingDuration(duration, locale),
    fees: years.map(({ fees }) => fees.get(id)),
  };
}
