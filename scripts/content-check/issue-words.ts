import type { z } from 'astro/zod';
import { isLocale } from '../../src/i18n/locales.ts';
import { didYouMean } from './nearest.ts';
import { quoted } from './value-words.ts';

type Issue = z.core.$ZodIssue;

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

const kinds: Record<string, string> = {
  string: 'some text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list, one item a line, each after “- ”',
  object: 'a group of fields, indented below the name',
};

function amount(count: number | bigint, what: string): string {
  return `${count} ${what}${count === 1 || count === 1n ? '' : 's'}`;
}

function sizeWords(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): string {
  const small = issue.code === 'too_small';
  const limit = small ? issue.minimum : issue.maximum;
  if (issue.origin === 'array') {
    return `expected at ${small ? 'least' : 'most'} ${amount(limit, 'item')}`;
  }
  if (issue.origin === 'string') {
    return `expected at ${small ? 'least' : 'most'} ${amount(limit, 'character')}`;
  }
  if (issue.inclusive === false) return `expected a number ${small ? 'above' : 'below'} ${limit}`;
  return `expected a number of at ${small ? 'least' : 'most'} ${limit}`;
}

function choiceWords(issue: Extract<Issue, { code: 'invalid_value' }>, read: unknown): string {
  const values = issue.values.map(String);
  const hint = typeof read === 'string' ? didYouMean(read, values) : '';
  return `expected ${values.length === 1 ? '' : 'one of '}${values.join(', ')}.${hint}`;
}

function ownWords(issue: Issue): boolean {
  return issue.code === 'custom' || issue.message.startsWith('expected');
}

function expectation(issue: Issue, read: unknown): string {
  if (ownWords(issue)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${kinds[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return choiceWords(issue, read);
    case 'too_small':
    case 'too_big':
      return sizeWords(issue);
    default:
      return issue.message;
  }
}

function remedy(issue: Issue, expected: string, read: unknown): string {
  const name = issue.path.at(-1);
  if (read === undefined && isLocale(name)) {
    return ` Add “${name}:” with the ${languageNames.of(name)} text.`;
  }
  if (read === undefined) return ` Add the field ${quoted(String(name))}.`;
  if (expected.includes('calendar date') && /^\d{4}-\d{2}-\d{2}$/.test(String(read))) {
    return ' The calendar has no such day.';
  }
  const expectsText = issue.code === 'invalid_type' && issue.expected === 'string';
  const bare = typeof read === 'number' || typeof read === 'boolean';
  if (expectsText && bare && !expected.includes('in quotes')) return ' Put the value in quotes.';
  const expectsNumber = issue.code === 'invalid_type' && issue.expected === 'number';
  const looksNumeric = typeof read === 'string' && /^\d[\d\s.,]*$/.test(read);
  return expectsNumber && looksNumeric ? ' Write the digits alone, without quotes or spaces.' : '';
}

/** What a schema's issue asks of the author, in sentences; `read` is the value that stands there. */
export function issueWords(issue: Issue, read: unknown): string {
  const expected = expectation(issue, read);
  const sentence = /[.?!]$/.test(expected) ? expected : `${expected}.`;
  const missing = read === undefined ? 'missing; ' : '';
  return `${missing}${sentence}${remedy(issue, expected, read)}`;
}
