import { yamlOf } from './document-file.ts';
import type { DocumentType, RecordType } from './registry.ts';

/**
 * The first day on which builds include an entry: `2026-09-04`, `''` for an entry without such a date, or
 * `draft`. They compare as strings: a draft is later than any date.
 */
export type FirstDay = string;

/** The first day of an entry that every build includes. */
export const always: FirstDay = '';
/** The first day of an entry that no build includes. */
export const draftDay: FirstDay = 'draft';

/** The fields with the date from which an entry is on the site. */
const dayFields: Partial<Record<DocumentType | RecordType, string>> = {
  news: 'date',
  vacancies: 'announced',
};

/** The first day of an entry, from its parsed data or the values of its file. */
export function firstDayOf(type: DocumentType | RecordType, data: object): FirstDay {
  const values = data as Record<string, unknown>;
  if (values['draft'] === true) return draftDay;
  const day = values[dayFields[type] ?? ''];
  if (day instanceof Date) return day.toISOString().slice(0, 10);
  return typeof day === 'string' ? day.slice(0, 10) : always;
}

/**
 * The first day of an entry, from the source of the file with its shared fields. Not parsed as YAML: a draft
 * may be unfinished, and its YAML invalid.
 */
export function readFirstDay(type: DocumentType | RecordType, source: string): FirstDay {
  const fields = yamlOf(source);
  if (/^draft: *(?:true|True|TRUE)\s*(?:#.*)?$/m.test(fields)) return draftDay;
  const day = dayFields[type];
  if (!day) return always;
  return new RegExp(`^${day}: *['"]?(\\d{4}-\\d{2}-\\d{2})`, 'm').exec(fields)?.[1] ?? always;
}
