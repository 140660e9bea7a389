import { describe, expect, it } from 'vitest';
import { toCsv } from '../../../netlify/functions/_shared/csv.ts';
import { misreadCells, readCsv } from './read-csv.ts';

const csv = (rows: string[][], columns = ['a', 'b'], separator: ',' | ';' = ',') =>
  toCsv([columns, ...rows], separator);

it('begins with a byte order mark and ends lines as spreadsheets do', () => {
  expect(csv([['1', '2']])).toBe('\ufeffa,b\r\n1,2\r\n');
  expect(csv([])).toBe('\ufeffa,b\r\n');
  expect(csv([['1', '2']], ['a', 'b'], ';')).toBe('\ufeffa;b\r\n1;2\r\n');
});

it.each([
  ['the letters of the site', 'Oʻqish maʼlumoti, Дилшод, Şükrü Ğ, 👩‍⚕️'],
  ['quotation marks and separators', 'a "b", c; d'],
  ['lines', 'one\ntwo\n\nthree'],
  ['blanks', '  in the  middle  '],
  ['signs that begin nothing', '1 + 1 = 2, a-b, x@y.uz'],
])('gives back %s', (_, value) => {
  expect(readCsv(csv([[value, 'x']]))).toEqual([
    ['a', 'b'],
    [value, 'x'],
  ]);
});

describe('a cell is no formula that begins with', () => {
  it.each(['=', '+', '-', '@', '＝', '＋', '－', '＠'])('%s', (sign) => {
    const formula = `${sign}HYPERLINK("http://example.com","x")`;
    const rows = readCsv(csv([[formula, ` \u200b${formula}`]]));
    expect(rows[1]).toEqual([`'${formula}`, ` \u200b'${formula}`]);
  });

  it.each(['\t', '\r', '\0'])('%j and a sign', (blank) => {
    const [, row] = readCsv(csv([[`${blank}=1+1`, 'x']]));
    expect(row?.[0]?.trim()).toBe("'=1+1");
  });

  it('a sign, in the header', () => {
    expect(readCsv(csv([], ['=1+1', 'b']))[0]).toEqual(["'=1+1", 'b']);
  });
});

it.each([
  [',', ';'],
  [';', ','],
] as const)('written with %s it has no formula for a program that splits at %s', (own, other) => {
  const payloads = [
    `x${other}=1+1${other}y`,
    `x"${other}@SUM(1)`,
    `x${other} +1`,
    `x${other}\u200b-1`,
    'x\n=1+1\ny',
    'x\n\n\u00a0=1+1',
  ];
  const written = csv(
    payloads.map((payload) => ['first', payload]),
    ['a', 'b'],
    own,
  );
  const cells = misreadCells(written, other);
  expect(cells.length).toBeGreaterThan(12);
  expect(cells.filter((cell) => /^[\s\p{C}]*[=+\-@]/u.test(cell))).toEqual([]);
});

it('has nothing in it that commands a terminal', () => {
  const [, row] = readCsv(csv([['a\u001b[2Jb\u009bc\u0007d\0\u202ee\ud800', 'x']]));
  expect(row).toEqual(['a[2Jbcde\ufffd', 'x']);
});
