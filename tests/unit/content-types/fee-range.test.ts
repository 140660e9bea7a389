import { expect, it } from 'vitest';
import { rangeOfFees, rangesOfFees } from '../../../src/content-types/fee-range.ts';
import type { FeeYear, ProgrammeKey } from '../../../src/content-types/fee-year.ts';

function year(academicYear: string, amounts: [ProgrammeKey, amount: number, foreign?: number][]) {
  const fees = amounts.map(([programme, amount, foreign]) => {
    return [programme, { academicYear, amount, foreign }] as const;
  });
  return {
    academicYear,
    source: {},
    fees: new Map(fees),
    dormitory: undefined,
    partYear: undefined,
    sample: false,
  } as FeeYear;
}

const due = year('2025-2026', [
  [1, 34_000_000, 3_600],
  [2, 18_000_000],
  ['bsn', 36_000_000, 2_200],
]);

it('gives the lowest and the highest fee of some programmes, citizens’ and others’', () => {
  const whole = { academicYear: '2025-2026' };
  expect(rangeOfFees(due, [1, 2, 'bsn', 'absn'], 'UZS')).toEqual({
    ...whole,
    lowest: 18_000_000,
    highest: 36_000_000,
    currency: 'UZS',
  });
  expect(rangeOfFees(due, [1, 2, 'bsn'], 'USD')).toEqual({
    ...whole,
    lowest: 2_200,
    highest: 3_600,
    currency: 'USD',
  });
  expect(rangeOfFees(due, [1, 2], 'UZS')).toMatchObject({ highest: 34_000_000 });
});

it('is undefined without a fee', () => {
  expect(rangeOfFees(due, [], 'UZS')).toBeUndefined();
  expect(rangeOfFees(due, [2], 'USD')).toBeUndefined();
  expect(rangesOfFees([], [1], 'uz')).toEqual([]);
});

it('counts the next year only for programmes that all have a fee in it', () => {
  const next = year('2026-2027', [
    [1, 40_000_000],
    ['bsn', 38_000_000],
  ]);
  const yearsOf = (...programmes: ProgrammeKey[]) =>
    rangesOfFees([due, next], programmes, 'uz')
      .filter(({ currency }) => currency === 'UZS')
      .map(({ academicYear, highest }) => [academicYear, highest]);
  expect(yearsOf(1, 'bsn')).toEqual([
    ['2025-2026', 36_000_000],
    ['2026-2027', 40_000_000],
  ]);
  expect(yearsOf(1, 2)).toEqual([['2025-2026', 34_000_000]]);
  // A programme that has never had a fee is no gap.
  expect(yearsOf(1, 'absn')).toHaveLength(2);
});

it.each([
  ['uz', ['UZS', 'USD']],
  ['ru', ['UZS', 'USD']],
  ['tr', ['USD', 'UZS']],
  ['en', ['USD', 'UZS']],
] as const)('%s: each year begins with the currency of most readers', (locale, order) => {
  const next = year('2026-2027', [[1, 40_000_000, 4_000]]);
  const ranges = rangesOfFees([due, next], [1], locale);
  expect(ranges.map(({ currency }) => currency)).toEqual([...order, ...order]);
});
