import { expect, it } from 'vitest';
import { rangeOfFees, type YearlyAmount } from '../../../src/content-types/fee-range.ts';

const fee = (amount: number, academicYear = '2025-2026'): YearlyAmount => ({
  amount,
  currency: 'UZS',
  academicYear,
});

it('gives the lowest and the highest fee', () => {
  expect(rangeOfFees([fee(34_000_000), fee(18_000_000), fee(36_000_000)], 'UZS')).toEqual({
    lowest: 18_000_000,
    highest: 36_000_000,
    currency: 'UZS',
    academicYear: '2025-2026',
  });
});

it('leaves out fees of earlier years and in other currencies', () => {
  const inDollars = { amount: 3_600, currency: 'USD', academicYear: '2026-2027' } as const;
  const fees = [fee(9_000_000, '2024-2025'), fee(20_000_000), inDollars];
  expect(rangeOfFees(fees, 'UZS')).toMatchObject({
    lowest: 20_000_000,
    highest: 20_000_000,
    academicYear: '2025-2026',
  });
  expect(rangeOfFees(fees, 'USD')).toMatchObject({ lowest: 3_600, academicYear: '2026-2027' });
});

it('is undefined without a fee', () => {
  expect(rangeOfFees([], 'UZS')).toBeUndefined();
});
