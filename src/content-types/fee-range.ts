import type { Currency } from './fee.ts';

/** A fee for an academic year. */
export interface YearlyAmount {
  amount: number;
  currency: Currency;
  academicYear: string;
}

/** The lowest and highest fee of an academic year. */
export interface FeeRange<In extends Currency> {
  lowest: number;
  highest: number;
  currency: In;
  academicYear: string;
}

/** The range of fees in a currency, in the latest academic year that has any. */
export function rangeOfFees<In extends Currency>(
  fees: readonly YearlyAmount[],
  currency: In,
): FeeRange<In> | undefined {
  const comparable = fees.filter((fee) => fee.currency === currency);
  const academicYear = comparable
    .map((fee) => fee.academicYear)
    .toSorted()
    .at(-1);
  if (!academicYear) return undefined;
  const amounts = comparable
    .filter((fee) => fee.academicYear === academicYear)
    .map(({ amount }) => amount);
  return { lowest: Math.min(...amounts), highest: Math.max(...amounts), currency, academicYear };
}
