import { describe, expect, it } from 'vitest';
import { fixReport, report } from '../../../../tools/content-check/report.ts';

describe('report', () => {
  it('groups problems under their files', () => {
    const date = { file: 'a/ru.md', field: 'date', line: 3, read: '“1”', message: 'move it.' };
    const problems = [
      date,
      { file: 'a/ru.md', line: 9, message: 'fix it.' },
      { file: 'b', message: 'no.' },
    ];
    expect(report({ problems, warnings: [], fileCount: 9 })).toBe(
      [
        'a/ru.md',
        '  date (line 3): read “1”; move it.',
        '  (line 9): fix it.',
        '',
        'b',
        '  no.',
        '',
        '3 problems in 2 files',
      ].join('\n'),
    );
  });

  it('sums up in the singular and without problems', () => {
    const problems = [{ file: 'b', message: 'no.' }];
    expect(report({ problems, warnings: [], fileCount: 9 })).toMatch(/\n1 problem in 1 file$/);
    expect(report({ problems: [], warnings: [], fileCount: 214 })).toBe('214 files, no problems');
  });

  it('lists warnings before problems, and counts them apart', () => {
    const problems = [{ file: 'b', message: 'no.' }];
    const warnings = [
      { file: 'a', message: 'look.' },
      { file: 'c', line: 2, read: '“x”', message: 'look.' },
    ];
    expect(report({ problems, warnings, fileCount: 9 })).toBe(
      [
        'a\n  warning: look.',
        'c\n  warning: (line 2): read “x”; look.',
        'b\n  no.',
        '1 problem in 1 file, 2 warnings in 2 files',
      ].join('\n\n'),
    );
    expect(report({ problems: [], warnings, fileCount: 9 })).toMatch(
      /\n9 files, no problems, 2 warnings in 2 files$/,
    );
  });

  it('lists what --fix changed', () => {
    expect(fixReport([{ file: 'a/uz.md', corrections: ["o'z → oʻz"] }])).toBe(
      "a/uz.md\n  o'z → oʻz\n\nCorrected 1 apostrophe in 1 file.",
    );
  });
});
