import { expect, it } from 'vitest';
import type { Fee, ProgrammeKey } from '../../../../src/content-types/fee-year.ts';
import { budgetOf } from '../../../../src/features/international/budget.ts';

const feesOf = (...foreign: (number | undefined)[]) =>
  new Map<ProgrammeKey, Fee>(
    foreign.map((each, index) => [
      index + 1,
      { academicYear: '2026-2027', amount: 20_000_000, foreign: each },
    ]),
  );
const dormitory = { perMonth: 250_000, months: 10 };
const food = { amount: 1_800_000, currency: 'UZS', times: 10 } as const;
const visa = { amount: 160, currency: 'USD', times: 1 } as const;

it('has the lowest and the highest fee for citizens of other countries in both currencies', () => {
  const { fee } = budgetOf({ fees: feesOf(2_200, undefined, 3_800), dormitory }, [], 12_000);
  expect(fee).toEqual({
    USD: { lowest: 2_200, highest: 3_800 },
    UZS: { lowest: 26_400_000, highest: 45_600_000 },
  });
});

it('multiplies the hall’s price and each cost, and rounds what the rate gives', () => {
  const budget = budgetOf({ fees: feesOf(2_200), dormitory }, [food, visa], 11_990.53);
  expect(budget.dormitory?.UZS.lowest).toBe(2_500_000);
  expect(budget.dormitory?.USD.lowest).toBe(210);
  const [eaten, entry] = budget.costs;
  expect(eaten).toEqual({
    item: food,
    both: {
      USD: { lowest: 1_500, highest: 1_500 },
      UZS: { lowest: 18_000_000, highest: 18_000_000 },
    },
  });
  expect(entry?.both.UZS.lowest).toBe(1_900_000);
});

it('adds up the amounts that are shown', () => {
  const budget = budgetOf({ fees: feesOf(2_200, 3_800), dormitory }, [food, visa], 11_990.53);
  expect(budget.total.USD).toEqual({ lowest: 4_070, highest: 5_670 });
  expect(budget.total.UZS).toEqual({ lowest: 48_800_000, highest: 68_000_000 });
});

it('leaves out a fee or a hall without a price', () => {
  const budget = budgetOf({ fees: feesOf(undefined), dormitory: undefined }, [visa], 12_000);
  expect(budget).toMatchObject({ fee: undefined, dormitory: undefined });
  expect(budget.total.USD).toEqual({ lowest: 160, highest: 160 });
});
