import { expect, it } from 'vitest';
import { formatTable, toPrintableLine } from '../../../../tools/inbox/text.ts';

it('columns are as wide as their cells, measured in terminal columns', () => {
  const rows = [
    ['A', 'NAME', 'ABOUT'],
    ['1', '李明', 'é\u0301'],
    ['22', 'Дилшод', ''],
    ['3', '👩‍⚕️', 'x'],
  ];
  expect(formatTable(rows)).toBe(
    'A   NAME    ABOUT\n1   李明    é\u0301\n22  Дилшод\n3   👩‍⚕️      x',
  );
});

it.each([
  ['a text that is too long', 'a text that…'],
  ['twelve chars', 'twelve chars'],
  ['李明李明李明李明', '李明李明李…'],
  ['👩‍⚕️👩‍⚕️👩‍⚕️👩‍⚕️👩‍⚕️👩‍⚕️👩‍⚕️', expect.stringMatching(/^[^\p{Cs}]+…$/u)],
])('the cell "%s" is cut to its column', (cell, cut) => {
  expect(formatTable([[cell]], [12])).toEqual(cut);
});

it('strips characters that move the cursor, change colours or the text direction', () => {
  const text = 'a\u001b[31m\r\n\tb\u0007\u009b2J\u202ec\u2066d\u2028e\u0000';
  expect(toPrintableLine(text)).toBe('a[31m b2Jcd e');
});
