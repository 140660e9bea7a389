import { formNames } from '../../netlify/functions/_shared/submission.ts';
import { foldCase } from '../../src/search/text/fold-case.ts';
import { Complaint } from './complaint.ts';
import { localTime, typedDay } from './days.ts';
import type { Entry } from './entry.ts';
import { fieldText } from './field-text.ts';
import { type Status, statuses } from './marks.ts';
import type { filterOptions, Values } from './options.ts';

/** Which submissions are meant. Days are days in Uzbekistan, both included. */
export interface Filters {
  form?: (typeof formNames)[number];
  since?: string;
  until?: string;
  status?: Status;
  flagged?: boolean;
  failed?: boolean;
  /** In the letters that `foldCase` gives. */
  words: string[];
  /** A number that was looked for, in digits alone. */
  digits?: string;
}

/** The filters that were typed. Throws a Complaint for a value that none of them takes. */
export function typedFilters(values: Pick<Values, (typeof filterOptions)[number]>): Filters {
  const { form, since, until, status, flagged, failed, search = '' } = values;
  const filters: Filters = {
    form: form === undefined ? undefined : oneOf('form', form, formNames),
    since: since === undefined ? undefined : typedDay('since', since),
    until: until === undefined ? undefined : typedDay('until', until),
    status: status === undefined ? undefined : oneOf('status', status, statuses),
    flagged,
    failed,
    words: foldCase(search).split(/\s+/).filter(Boolean),
    digits: /^[\d\s()+-]{5,}$/.test(search) ? search.replace(/\D/g, '') : undefined,
  };
  if (filters.since && filters.until && filters.since > filters.until) {
    throw new Complaint('--since is after --until: no day is both.', 2);
  }
  return filters;
}

function oneOf<Name extends string>(flag: string, typed: string, names: readonly Name[]): Name {
  const found = names.find((name) => name === typed.toLowerCase());
  if (!found) throw new Complaint(`--${flag} "${typed}": choose from ${names.join(', ')}.`, 2);
  return found;
}

/** Whether a submission is meant. */
export function matches(filters: Filters, { submission, mark, delivery }: Entry): boolean {
  return (
    (!filters.form || filters.form === submission.form) &&
    isWithin(filters, submission.receivedAt) &&
    (!filters.status || filters.status === mark.status) &&
    (!filters.flagged || submission.botCheck === 'unknown') &&
    (!filters.failed || delivery.state === 'failed') &&
    hasWords(filters, [
      submission.reference,
      ...Object.values(submission.fields).map(fieldText),
      submission.attachment?.name ?? '',
      mark.note ?? '',
    ])
  );
}

function isWithin({ since, until }: Filters, receivedAt: string): boolean {
  if (!since && !until) return true;
  const day = localTime(receivedAt).slice(0, 10);
  return (!since || since <= day) && (!until || until >= day);
}

function hasWords({ words, digits }: Filters, texts: readonly string[]): boolean {
  if (words.length === 0) return true;
  if (digits && texts.some((text) => text.replace(/[\s()-]/g, '').includes(digits))) return true;
  const text = foldCase(texts.join('\n'));
  return words.every((word) => text.includes(word));
}

/** Whether all submissions are meant. */
export function isEverything({ words, ...filters }: Filters): boolean {
  return words.length === 0 && Object.values(filters).every((value) => value === undefined);
}
