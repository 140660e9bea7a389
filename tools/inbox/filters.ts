import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Receipt } from '../../netlify/functions/_shared/receipts.ts';
import { tashkentDay } from '../../src/calendar/tashkent.ts';
import { type FormName, formNames } from '../../src/forms/registry.ts';
import { foldCase } from '../../src/search/text/fold-case.ts';
import { type Entry, type Mark, statuses } from './submissions.ts';
import { formatField } from './text.ts';

/** The options that choose submissions. Days are `yyyy-mm-dd` in Tashkent, both included. */
export interface FilterOptions {
  form?: FormName;
  since?: string;
  until?: string;
  status?: Mark['status'];
  flagged?: boolean;
  failed?: boolean;
  search?: string;
}

/** Adds the options that choose submissions; returns the command. */
export function addFilterOptions(command: Command): Command {
  return command
    .addOption(new Option('--form <form>', 'only from this form').choices(formNames))
    .option('--since <day>', 'only from this day on: 2026-11-21 or 21.11.2026', parseDay)
    .option('--until <day>', 'only until the end of this day, in Tashkent', parseDay)
    .addOption(new Option('--status <status>', 'only with this mark').choices(statuses))
    .option('--flagged', 'only those that the bot check could not judge')
    .option('--failed', 'only those that the staff could not be notified of')
    .option('--search <text>', 'only those with all these words, in whatever case and apostrophes')
    .hook('preAction', () => {
      const { since, until } = command.opts<FilterOptions>();
      if (since && until && since > until) command.error('error: --since is after --until');
    });
}

function parseDay(typed: string): string {
  const parts = typed.trim().split('.').reverse();
  const day = parts.map((part) => part.padStart(2, '0')).join('-');
  // Days such as 2026-02-30 are read as later ones, others as null.
  if (new Date(`${day}T00:00Z`).toJSON()?.slice(0, 10) === day) return day;
  throw new InvalidArgumentError('It is not a valid date: write 2026-11-21 or 21.11.2026.');
}

const searchable = (text: string) => foldCase(text).replace(/[()+-]/g, '');

/** Whether a record is of the form and the days that are set, which its receipt says. */
export function mayMatch(
  { form, since, until }: FilterOptions,
  { recordKey, receivedAt }: Receipt,
): boolean {
  const day = tashkentDay(receivedAt);
  return (
    (!form || recordKey.startsWith(`${form}/`)) &&
    (!since || since <= day) &&
    (!until || until >= day)
  );
}

/** Whether an entry whose receipt `mayMatch` accepts passes the other filters that are set. */
export function matches(filters: FilterOptions, { submission, mark, delivery }: Entry): boolean {
  const { status, flagged, failed, search = '' } = filters;
  const { reference, fields, attachment, botCheck } = submission;
  const texts = [reference, ...Object.values(fields), attachment?.name, mark.note];
  const content = searchable(texts.map(formatField).join('\n'));
  return (
    (!status || status === mark.status) &&
    (!flagged || botCheck === 'unknown') &&
    (!failed || delivery.state === 'failed') &&
    searchable(search)
      .split(/\s+/)
      .every((word) => content.includes(word))
  );
}
