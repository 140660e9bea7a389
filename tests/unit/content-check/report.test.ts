import { describe, expect, it } from 'vitest';
import type { CheckResult } from '../../../src/content-check/check.ts';
import type { Problem } from '../../../src/content-check/problem.ts';
import { fixReport, report } from '../../../src/content-check/report.ts';

const problem = (file: string, more: Partial<Problem> = {}): Problem => ({
  file,
  messages: [{ key: 'field.move' }],
  ...more,
});

const problems = [
  problem('a/index.ru.md', {
    field: ['questions', 1, 'answer'],
    line: 3,
    read: { key: 'value.quoted', text: '1' },
    messages: [{ key: 'expected.text' }, { key: 'field.quote', line: 'answer: "1"' }],
  }),
  problem('a/index.ru.md', { field: 'body', line: 9 }),
  problem('b'),
];

const warning = problem('c', {
  line: 2,
  read: { key: 'value.quoted', text: 'x' },
  messages: [{ key: 'term.wrong', terms: 'y' }],
});

const result = (more: Partial<CheckResult>): CheckResult => ({
  problems: [],
  warnings: [],
  fileCount: 214,
  ...more,
});

const lastLine = (text: string) => text.split('\n').at(-1);

describe('report', () => {
  it('groups problems under their files', () => {
    expect(report(result({ problems }), 'en')).toBe(
      [
        'a/index.ru.md',
        '  questions (item 2).answer (line 3): read “1”; expected some text. Put the value in quotes, as it is: answer: "1"',
        '  body (line 9): Move it there.',
        '',
        'b',
        '  Move it there.',
        '',
        '3 problems in 2 files',
      ].join('\n'),
    );
  });

  it('speaks the author’s language, quotation marks and plurals included', () => {
    expect(report(result({ problems }), 'ru')).toBe(
      [
        'a/index.ru.md',
        '  questions (пункт 2).answer (строка 3): в файле: «1»; здесь нужен текст. Возьмите значение в кавычки, ничего не меняя: answer: "1"',
        '  текст (строка 9): Перенесите его туда.',
        '',
        'b',
        '  Перенесите его туда.',
        '',
        '3 ошибки в 2 файлах',
      ].join('\n'),
    );
  });

  it('lists warnings before problems', () => {
    const warnings = [problem('a'), warning];
    expect(report(result({ problems: [problem('b')], warnings }), 'en')).toBe(
      [
        'a\n  warning: Move it there.',
        'c\n  warning: (line 2): read “x”; the glossary has another term: write y.',
        'b\n  Move it there.',
        '1 problem in 1 file, 2 warnings in 2 files',
      ].join('\n\n'),
    );
  });

  it('counts in the plural forms of the language', () => {
    expect(report(result({}), 'ru')).toBe('Проверено 214 файлов, ошибок нет');
    expect(lastLine(report(result({ warnings: Array(5).fill(warning) }), 'ru'))).toBe(
      'Проверено 214 файлов, ошибок нет, 5 предупреждений в 1 файле',
    );
  });

  it('lists what --fix changed', () => {
    const files = [{ file: 'a/index.uz.md', corrections: ["o'z → oʻz"] }];
    expect(fixReport(files, 'en')).toBe(
      "a/index.uz.md\n  o'z → oʻz\n\nCorrected 1 place in 1 file.",
    );
    expect(fixReport(files, 'uz')).toMatch(/\n1 ta faylda 1 ta joy toʻgʻrilandi\.$/);
    expect(fixReport([], 'en')).toBe('There was nothing to correct.');
  });
});
