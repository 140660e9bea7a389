import { Command, CommanderError } from 'commander';
import { describe, expect, it, vi } from 'vitest';
import type { AnySubmission } from '../../../netlify/functions/_shared/submissions.ts';
import { formNames } from '../../../src/forms/registry.ts';
import {
  addFilterOptions,
  type FilterOptions,
  matches,
  mayMatch,
} from '../../../tools/inbox/filters.ts';
import { createProgram } from '../../../tools/inbox/program.ts';
import { parseReference } from '../../../tools/inbox/references.ts';
import type { Entry } from '../../../tools/inbox/submissions.ts';
import { submission } from './submissions.ts';

const entry: Entry = {
  // Half past midnight in Tashkent, on the 22nd.
  submission: submission('7G3K9QXB', {
    receivedAt: '2026-11-21T19:30:00.000Z',
    botCheck: 'unknown',
    fields: { firstName: 'Гулнора' },
  }) as AnySubmission,
  mark: { status: 'read', note: 'Qoʻngʻiroq qilindi' },
  delivery: { state: 'failed', reason: '' },
};
const other: Entry = {
  ...entry,
  submission: { ...entry.submission, form: 'application', botCheck: 'human' },
  mark: { status: 'new' },
  delivery: { state: 'sent', reason: '' },
};

const isChosen = (args: string[], one = entry) => {
  const command = addFilterOptions(new Command()).parse(args, { from: 'user' });
  const filters = command.opts<FilterOptions>();
  const { form, receivedAt } = one.submission;
  const receipt = { recordKey: `${form}/7G3K9QXB`, receivedAt: Date.parse(receivedAt) };
  return mayMatch(filters, receipt) && matches(filters, one);
};

describe('a submission is found', () => {
  it.each([[['--form', 'contact']], [['--status', 'read']], [['--flagged']], [['--failed']]])(
    'and another is not, by %j',
    (args) => {
      expect([isChosen(args), isChosen(args, other)]).toEqual([true, false]);
    },
  );

  it.each([
    [true, ['--since', '2026-11-22']],
    [true, ['--since', '22.11.2026', '--until', '22.11.2026']],
    [false, ['--since', '2026-11-23']],
    [false, ['--until', '21.11.2026']],
  ])('by its day in Tashkent: %s for %j', (found, args) => {
    expect(isChosen(args)).toBe(found);
  });

  it.each([
    [true, 'yo‘ldosheva ГУЛНОРА'],
    [true, "qo'ng'iroq"],
    [true, '(90) 123-45-67'],
    [true, '7g3k9qxb'],
    [false, 'yoldosheva nobody'],
    [false, '90 123 45 68'],
  ])('by its words: %s for %s', (found, words) => {
    expect(isChosen(['--search', words])).toBe(found);
  });
});

it.each(['CAMU-2026-7G3K9QXB', 'camu-2026-7g3k9qxb', 'CAMU 2026 7G3K 9QXB', ' 7g3k-9qxb '])(
  '"%s" is a reference',
  (typed) => {
    expect(parseReference(typed)).toEqual(formNames.map((form) => `${form}/7G3K9QXB`));
  },
);

it('letters that a reference never has are the digits that they look like', () => {
  expect(parseReference('contact/OoIiLl23')).toEqual(['contact/00111123']);
});

it.each(['', '1', '7G3K9QX', '7G3K9QXBB', '7G3K9QXU', '../7G3K9QXB', 'staff/7G3K9QXB'])(
  '"%s" is not a reference',
  (typed) => {
    expect(() => parseReference(typed)).toThrow('A reference looks like');
  },
);

describe('a mistyped command is rejected:', () => {
  it.each([
    ['lst', "unknown command 'lst'\n(Did you mean list?)"],
    ['toString', "unknown command 'toString'"],
    ['list --frm x', "unknown option '--frm'\n(Did you mean --form?)"],
    ['list -x', "unknown option '-x'"],
    ['list --form', "option '--form <form>' argument missing"],
    ['list --failed=1', "unknown option '--failed=1'"],
    ['list --yes', "unknown option '--yes'"],
    ['list --form staff', `'staff' is invalid. Allowed choices are ${formNames.join(', ')}.`],
    ['list --status old', "'old' is invalid. Allowed choices are new, read, done."],
    ['list --since soon', 'It is not a valid date: write 2026-11-21 or 21.11.2026.'],
    ['list --until 30.02.2026', 'It is not a valid date'],
    ['list --since 2026-11-22 --until 2026-11-21', '--since is after --until'],
    ['show', "missing required argument 'ref'"],
    ['show x', 'A reference looks like'],
    ['mark 7G3K9QXB', "missing required argument 'status'"],
    ['export all', 'Expected 0 arguments but got 1: all.'],
  ])('%s', async (args, message) => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const parsed = createProgram(async () => undefined).parseAsync(args.split(' '), {
      from: 'user',
    });
    await expect(parsed).rejects.toThrow(CommanderError);
    await expect(parsed).rejects.toThrow(message);
    vi.restoreAllMocks();
  });
});
