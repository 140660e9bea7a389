import type { Fee } from '../fee.ts';

/** The lowest and the highest fee of an academic year. */
export interface FeeRange {
  lowest: number;
  highest: number;
  currency: 'UZS';
  academicYear: string;
}

/** The range of the fees in soʻm of the latest academic year that has any. */
export function rangeOfFees(fees: readonly Fee[]): FeeRange | undefined {
  const inSom = fees.filter(({ currency }) => currency === 'UZS');
  const academicYear = inSom
    .map((fee) => fee.academicYear)
    .toSorted()
    .at(-1);
  if (!academicYear) return undefined;
  const amounts = inSom
    .filter((fee) => fee.academicYear === academicYear)
    .map(({ amount }) => amount);
  return {
    lowest: Math.min(...amounts),
    highest: Math.max(...amounts),
    currency: 'UZS',
    academicYear,
  };
}
