import { expect, it } from 'vitest';
import { rangeOfFees } from '../../../src/collections/courses/fee-range.ts';
import type { Fee } from '../../../src/collections/fee.ts';

const fee = (
  amount: number,
  academicYear = '2025-2026',
  currency: Fee['currency'] = 'UZS',
): Fee => ({ amount, currency, academicYear, source: { uz: 'Buyruq' } });

it('gives the lowest and the highest fee', () => {
  expect(rangeOfFees([fee(34_000_000), fee(18_000_000), fee(36_000_000)])).toEqual({
    lowest: 18_000_000,
    highest: 36_000_000,
    currency: 'UZS',
    academicYear: '2025-2026',
  });
});

it('leaves out fees of earlier years and in other currencies', () => {
  const fees = [fee(9_000_000, '2024-2025'), fee(20_000_000), fee(3_600, '2026-2027', 'USD')];
  expect(rangeOfFees(fees)).toMatchObject({
    lowest: 20_000_000,
    highest: 20_000_000,
    academicYear: '2025-2026',
  });
});

it('is undefined without a fee', () => {
  expect(rangeOfFees([])).toBeUndefined();
});
