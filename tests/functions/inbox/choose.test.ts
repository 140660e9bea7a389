import { describe, expect, it } from 'vitest';
import type { AnySubmission } from '../../../netlify/functions/_shared/submissions.ts';
import { typedCommand } from '../../../scripts/inbox/arguments.ts';
import type { Entry } from '../../../scripts/inbox/entry.ts';
import { matches, typedFilters } from '../../../scripts/inbox/filters.ts';
import { possibleKeys } from '../../../scripts/inbox/reference-typed.ts';
import { submission } from './submissions.ts';

const entry: Entry = {
  key: 'contact/7G3K9QXB',
  // Half past midnight in Tashkent, on the 22nd.
  submission: submission('7G3K9QXB', {
    receivedAt: '2026-11-21T19:30:00.000Z',
    botCheck: 'unknown',
    fields: { firstName: 'Гулнора' },
  }) as AnySubmission,
  mark: { status: 'read', note: 'Qoʻngʻiroq qilindi' },
  delivery: { state: 'failed' },
};
const other: Entry = {
  ...entry,
  submission: { ...entry.submission, form: 'application', botCheck: 'human' },
  mark: { status: 'new' },
  delivery: { state: 'delivered' },
};

const chosen = (typed: string[], one = entry) => {
  const parsed = typedCommand(['list', ...typed]);
  if (parsed === 'help') throw new Error('help');
  return matches(typedFilters(parsed.values), one);
};

describe('a submission is found', () => {
  it.each([[['--form', 'contact']], [['--status', 'read']], [['--flagged']], [['--failed']]])(
    'and another is not, by %j',
    (typed) => {
      expect([chosen(typed), chosen(typed, other)]).toEqual([true, false]);
    },
  );

  it.each([
    [true, ['--since', '2026-11-22']],
    [true, ['--since', '22.11.2026', '--until', '22.11.2026']],
    [false, ['--since', '2026-11-23']],
    [false, ['--until', '21.11.2026']],
  ])('by its day in Tashkent: %s for %j', (found, typed) => {
    expect(chosen(typed)).toBe(found);
  });

  it.each([
    [true, 'yo‘ldosheva ГУЛНОРА'],
    [true, "qo'ng'iroq"],
    [true, '(90) 123-45-67'],
    [true, '7g3k9qxb'],
    [false, 'yoldosheva nobody'],
    [false, '90 123 45 68'],
  ])('by its words: %s for %s', (found, words) => {
    expect(chosen(['--search', words])).toBe(found);
  });
});

it.each(['CAMU-2026-7G3K9QXB', 'camu-2026-7g3k9qxb', 'CAMU 2026 7G3K 9QXB', ' 7g3k-9qxb '])(
  '"%s" is a reference',
  (typed) => {
    expect(possibleKeys(typed)).toEqual(['contact/7G3K9QXB', 'application/7G3K9QXB']);
  },
);

it('letters that a reference never has are the digits that they look like', () => {
  expect(possibleKeys('contact/OoIiLl23')).toEqual(['contact/00111123']);
});

it.each(['', '1', '7G3K9QX', '7G3K9QXBB', '7G3K9QXU', '../7G3K9QXB', 'staff/7G3K9QXB'])(
  '"%s" is no reference',
  (typed) => {
    expect(() => possibleKeys(typed)).toThrow('is no reference: one looks like');
  },
);

describe('what was typed wrong is said:', () => {
  it.each([
    ['lst', 'There is no command "lst". Did you mean “list”?'],
    ['toString', 'There is no command "toString".'],
    ['list --frm x', 'There is no flag --frm. Did you mean “form”?'],
    ['list -x', 'There is no flag -x.'],
    ['list --form', '--form needs a value.'],
    ['list --json=1', '--json takes no value.'],
    ['list --yes', '"list" has no use for --yes.'],
    ['list --form staff', '--form "staff": choose from contact, application.'],
    ['list --status old', '--status "old": choose from new, read, done.'],
    ['list --since soon', '--since "soon" is no day: write 2026-11-21 or 21.11.2026.'],
    ['list --until 30.02.2026', '--until "30.02.2026" is no day'],
    ['list --since 2026-11-22 --until 2026-11-21', '--since is after --until'],
    ['show', 'REF is missing: npm run inbox -- show REF'],
    ['mark 7G3K9QXB', 'new|read|done is missing'],
    ['export all', '"all" is too much: npm run inbox -- export'],
  ])('%s', (typed, said) => {
    const run = () => {
      const parsed = typedCommand(typed.split(' '));
      if (parsed !== 'help') typedFilters(parsed.values);
    };
    expect(run).toThrow(
      expect.objectContaining({ message: expect.stringContaining(said), exitCode: 2 }),
    );
  });
});
