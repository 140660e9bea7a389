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
    expect(report(problems, 9)).toBe(
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
    expect(report([{ file: 'b', message: 'no.' }], 9)).toMatch(/\n1 problem in 1 file$/);
    expect(report([], 214)).toBe('214 files, no problems');
  });

  it('lists what --fix changed', () => {
    expect(fixReport([{ file: 'a/uz.md', corrections: ["o'z → oʻz"] }])).toBe(
      "a/uz.md\n  o'z → oʻz\n\nCorrected 1 apostrophe in 1 file.",
    );
  });
});
