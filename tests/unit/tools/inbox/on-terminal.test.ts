import { describe, expect, it } from 'vitest';
import { printableLine } from '../../../../tools/inbox/printable.ts';
import { createProgress } from '../../../../tools/inbox/progress.ts';
import { shortened, textTable, textWidth } from '../../../../tools/inbox/text-table.ts';

/** Progress of a work of 30 steps of 100 ms, as it is written to a terminal, or to a file. */
function written(isTTY: boolean): string[] {
  const texts: string[] = [];
  let time = 0;
  const progress = createProgress({ isTTY, write: (text) => texts.push(text) }, () => time);
  for (let step = 1; step <= 30; step++) {
    progress.show('Reading', step, 30);
    time += 100;
  }
  progress.end();
  return texts;
}

describe('progress', () => {
  it('shows on a terminal once the work takes long, and goes when it is done', () => {
    const texts = written(true);
    expect(texts).toHaveLength(21);
    expect(texts[0]).toBe('\r\u001b[KReading 11 of 30');
    expect(texts.slice(-2)).toEqual(['\r\u001b[KReading 30 of 30', '\r\u001b[K']);
  });

  it('says nothing to a file or another program', () => {
    expect(written(false)).toEqual([]);
  });
});

it.each([
  ['Yoʻldosheva', 11],
  ['Дилшод', 6],
  ['é\u0301', 1],
  ['👩‍⚕️', 2],
  ['李明', 4],
])('%s takes %i columns', (text, width) => {
  expect(textWidth(text)).toBe(width);
});

it('a table’s columns are as wide as they need, and its last one ends with the line', () => {
  const rows = [
    ['A', 'NAME', 'ABOUT'],
    ['1', '李明', 'a text that is too long'],
    ['22', 'Дилшод', ''],
  ];
  expect(textTable(rows, 24)).toEqual([
    'A   NAME    ABOUT',
    '1   李明    a text that…',
    '22  Дилшод',
  ]);
  expect(shortened('👩‍⚕️👩‍⚕️👩‍⚕️', 4)).toBe('👩‍⚕️…');
});

it('a line has nothing in it that moves the cursor, colours or turns the writing', () => {
  const text = 'a\u001b[31m\r\n\tb\u0007\u009b2J\u202ec\u2066d\u2028e\u0000';
  expect(printableLine(text)).toBe('a[31m b2Jcd e');
});
