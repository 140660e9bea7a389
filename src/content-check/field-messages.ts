import type { z } from 'astro/zod';
import type { Expectation } from '../content-types/expected.ts';
import { isLanguage, localeInfo } from '../i18n/locales.ts';
import { dictionaries, type Message } from './message.ts';
import { alphabetCorrections, lookAlikes } from './mixed-alphabets.ts';
import { withHyphen } from './page-ranges.ts';
import { didYouMean } from './problem.ts';

type Issue = z.core.$ZodIssue;

/** The `params` of an issue with finished messages. */
export interface MadeMessages {
  messages: readonly Message[];
}

/** The messages for a schema's issue; `read` is the file's value at the issue's path. */
export function issueMessages(
  issue: Issue,
  read: unknown,
  /** The field names of the group expected here. */
  names: readonly string[] = [],
  /** An unquoted value as written in the file. */
  written?: string,
): readonly Message[] {
  const made = issue.code === 'custom' ? (issue.params as MadeMessages | undefined) : undefined;
  if (made?.messages) return made.messages;
  const missing: Message[] = read === undefined ? [{ key: 'field.missing' }] : [];
  return [...missing, ...expectation(issue, read), ...advice(issue, read, names, written)];
}

/** The fields that all languages of a document share. */
export interface SharedFields {
  /** The names of the fields in the schema. */
  known: readonly string[];
  values: Readonly<Record<string, unknown>>;
}

/** The messages for a field that isn't in its schema; it may be one of the `shared` fields. */
export function unknownFieldMessages(
  field: string,
  known: readonly string[],
  shared?: SharedFields,
): Message[] {
  if (shared?.known.includes(field)) {
    const isThere = Object.hasOwn(shared.values, field);
    return [{ key: 'field.shared' }, { key: isThere ? 'field.sharedThere' : 'field.move' }];
  }
  return [
    { key: 'field.unknown' },
    ...didYouMean(field, known),
    { key: 'field.known', fields: known.join(', ') },
  ];
}

/** By zod's type names. */
const types: Partial<Record<string, Message>> = {
  string: { key: 'expected.text' },
  number: { key: 'expected.number' },
  int: { key: 'expected.wholeNumber' },
  boolean: { key: 'expected.boolean' },
  array: { key: 'expected.list' },
  object: { key: 'expected.group' },
  record: { key: 'expected.group' },
};

const other: Message = { key: 'expected.other' };

function expectation(issue: Issue, read: unknown): Message[] {
  if (isExpectation(issue.message)) {
    const params = issue.code === 'custom' ? issue.params : undefined;
    return [{ key: issue.message, ...params } as Message];
  }
  switch (issue.code) {
    case 'invalid_type':
      return [types[issue.expected] ?? other];
    case 'invalid_value':
      return choice(issue.values.map(String), read);
    case 'too_small':
    case 'too_big':
      return [size(issue, read)];
    default:
      return [other];
  }
}

/** Whether the message comes from our schema, not from zod. */
function isExpectation(message: string): message is Expectation {
  return Object.hasOwn(dictionaries.uz, message);
}

function choice(values: readonly string[], read: unknown): Message[] {
  const [value = '', ...more] = values;
  if (more.length === 0) return [{ key: 'expected.one', value }];
  const hint = typeof read === 'string' ? didYouMean(read, values) : [];
  return [{ key: 'expected.oneOf', values: values.join(', ') }, ...hint];
}

function size(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, read: unknown): Message {
  const isMin = issue.code === 'too_small';
  const limit = Number(isMin ? issue.minimum : issue.maximum);
  if (issue.origin === 'array') {
    return { key: isMin ? 'expected.minItems' : 'expected.maxItems', count: limit };
  }
  if (issue.origin === 'string') {
    const length = String(read).trim().length;
    return isMin
      ? { key: 'expected.minCharacters', count: limit }
      : { key: 'expected.maxCharacters', count: limit, length };
  }
  if (issue.inclusive === false) {
    return { key: isMin ? 'expected.above' : 'expected.below', limit };
  }
  return { key: isMin ? 'expected.min' : 'expected.max', limit };
}

/** A hint about a frequent mistake, if any applies. */
function advice(
  issue: Issue,
  read: unknown,
  names: readonly string[],
  written: string | undefined,
): Message[] {
  const name = issue.path.at(-1);
  if (read === undefined) {
    return isLanguage(name)
      ? [{ key: 'field.addLanguage', code: name, language: localeInfo[name].name }]
      : [{ key: 'field.add', name: String(name) }];
  }
  if (issue.message === 'expected.day' && /^\d{4}-\d{2}-\d{2}$/.test(String(read))) {
    return [{ key: 'field.noSuchDay' }];
  }
  if (typeof read === 'string') {
    if (/^[“”„«»‘’‚]/.test(read)) return [{ key: 'field.curlyQuotes' }];
    const [mixed] = issue.code === 'invalid_format' ? alphabetCorrections(read) : [];
    if (mixed) return [lookAlikes(mixed)];
    if (issue.message === 'expected.pdf' && /\s/.test(read)) return [{ key: 'field.space' }];
    if (issue.message === 'expected.pageRange' && withHyphen.test(read))
      return [{ key: 'field.fix' }];
  }
  if (issue.code !== 'invalid_type' || isExpectation(issue.message)) return [];
  if (issue.expected === 'array' && typeof read === 'string') {
    return [{ key: 'field.brackets', items: read }];
  }
  if (issue.expected === 'object' && names.length > 0) {
    return [{ key: 'field.known', fields: names.join(', ') }];
  }
  if (issue.expected === 'string' && written && written !== '~') {
    const line = typeof name === 'number' ? `- "${written}"` : `${String(name)}: "${written}"`;
    return [{ key: 'field.quote', line }];
  }
  const isNumeric = typeof read === 'string' && /^\d[\d\s.,]*$/.test(read);
  return issue.expected === 'number' && isNumeric ? [{ key: 'field.onlyDigits' }] : [];
}
