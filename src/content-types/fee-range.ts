import type { Currency, FeeYear, ProgrammeKey } from './fee-year.ts';

/** The lowest and highest fee of an academic year. */
export interface FeeRange {
  lowest: number;
  highest: number;
  currency: Currency;
  academicYear: string;
}

/** The range of the fees of some programmes in a year, citizens' or others'; undefined without any. */
export function rangeOfFees(
  { academicYear, fees }: FeeYear,
  programmes: readonly ProgrammeKey[],
  currency: Currency,
): FeeRange | undefined {
  const amounts = programmes.flatMap((programme) => {
    const { amount, foreign } = fees.get(programme) ?? {};
    return (currency === 'UZS' ? amount : foreign) ?? [];
  });
  if (amounts.length === 0) return undefined;
  return { lowest: Math.min(...amounts), highest: Math.max(...amounts), currency, academicYear };
}

/**
 * The ranges of citizens' fees in the due year and the next, which counts only if it has a fee for each of
 * these programmes that has one in the due year.
 */
export function rangesOfFees(
  [due, next]: readonly FeeYear[],
  programmes: readonly ProgrammeKey[],
): FeeRange[] {
  const isWhole = programmes.every((each) => next?.fees.has(each) || !due?.fees.has(each));
  return [due, isWhole ? next : undefined].flatMap(
    (year) => (year && rangeOfFees(year, programmes, 'UZS')) ?? [],
  );
}
