import type { z } from 'astro/zod';
import { isLocale, locales } from '../../src/i18n/locales.ts';
import { didYouMean, quoted } from './problem.ts';

type Issue = z.core.$ZodIssue;

/**
 * Says in sentences what a schema's issue asks of the author; `read` is the value that the file has
 * at the issue's path.
 */
export function issueMessage(issue: Issue, read: unknown): string {
  const expected = expectation(issue, read);
  const sentence = /[.?!]$/.test(expected) ? expected : `${expected}.`;
  const missing = read === undefined ? 'missing; ' : '';
  return `${missing}${sentence}${advice(issue, expected, read)}`;
}

/** The other file of a document: shared data for a text, a text for shared data. */
export interface OtherFile {
  kind: 'data' | 'text';
  /** The names of the fields that its schema has. */
  known: readonly string[];
  values: Readonly<Record<string, unknown>>;
}

/** Says what to do about a field that its schema doesn't have. `other` is where it may belong. */
export function unknownFieldMessage(
  field: string,
  known: readonly string[],
  other?: OtherFile,
): string {
  if (other?.kind === 'data' && other.known.includes(field)) {
    const advice = Object.hasOwn(other.values, field)
      ? 'It is there already: remove it here.'
      : 'Move it there.';
    return `this field belongs in data.yaml, because it is the same in every language. ${advice}`;
  }
  if (other?.known.includes(field)) {
    return `this field belongs in ${textFileNames}, because each language has its own. Move it there.`;
  }
  return `there is no field with this name here.${didYouMean(field, known)} The fields are: ${known.join(', ')}.`;
}

const textFileNames = new Intl.ListFormat('en').format(locales.map((locale) => `${locale}.md`));
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

const typeNames: Record<string, string> = {
  string: 'some text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list with one item per line, each after “- ”',
  object: 'a group of fields, indented below the name',
};

function expectation(issue: Issue, read: unknown): string {
  // The schemas' own messages.
  if (issue.code === 'custom' || issue.message.startsWith('expected')) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${typeNames[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return choice(issue.values.map(String), read);
    case 'too_small':
      return size(issue, issue.minimum, ['least', 'more']);
    case 'too_big':
      return size(issue, issue.maximum, ['most', 'less']);
    default:
      return issue.message;
  }
}

function choice(values: readonly string[], read: unknown): string {
  const hint = typeof read === 'string' ? didYouMean(read, values) : '';
  return `expected ${values.length === 1 ? '' : 'one of '}${values.join(', ')}.${hint}`;
}

function size(
  { origin, inclusive }: { origin: string; inclusive?: boolean },
  limit: number | bigint,
  [most, more]: ['least', 'more'] | ['most', 'less'],
): string {
  const units: Record<string, string> = { array: 'item', string: 'character' };
  const unit = units[origin];
  if (unit) return `expected at ${most} ${limit} ${unit}${Number(limit) === 1 ? '' : 's'}`;
  return inclusive === false ? `expected ${more} than ${limit}` : `expected ${limit} or ${more}`;
}

/** A sentence about a frequent mistake, with a space before it, or nothing. */
function advice(issue: Issue, expected: string, read: unknown): string {
  const name = issue.path.at(-1);
  if (read === undefined && isLocale(name)) {
    return ` Add “${name}:” with the ${languageNames.of(name)} text.`;
  }
  if (read === undefined) return ` Add the field ${quoted(String(name))}.`;
  if (expected.includes('calendar date') && /^\d{4}-\d{2}-\d{2}$/.test(String(read))) {
    return ' There is no such day.';
  }
  const wanted = issue.code === 'invalid_type' ? issue.expected : undefined;
  const unquoted = typeof read === 'number' || typeof read === 'boolean';
  if (wanted === 'string' && unquoted && !expected.includes('in quotes')) {
    return ' Put the value in quotes.';
  }
  const numeric = typeof read === 'string' && /^\d[\d\s.,]*$/.test(read);
  return wanted === 'number' && numeric ? ' Write only the digits, without quotes or spaces.' : '';
}
