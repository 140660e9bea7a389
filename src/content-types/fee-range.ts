import type { Locale } from '../i18n/locales.ts';
import type { Currency, FeeYear, ProgrammeKey } from './fee-year.ts';

/** The lowest and highest fee of an academic year: for citizens in soʻm, for others in dollars. */
export interface FeeRange {
  lowest: number;
  highest: number;
  currency: Currency;
  academicYear: string;
}

/** The languages whose readers mostly come from other countries. */
const dollarsFirst: readonly Locale[] = ['tr', 'en'];

/** The currencies of fees, first the one that the readers of a language pay in. */
export const currenciesFor = (locale: Locale): readonly Currency[] =>
  dollarsFirst.includes(locale) ? ['USD', 'UZS'] : ['UZS', 'USD'];

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
 * The ranges of the fees in the due year and the next, each year's in the order for the readers of a language.
 * The next year counts only if it has a fee for each of these programmes that has one in the due year.
 */
export function rangesOfFees(
  [due, next]: readonly FeeYear[],
  programmes: readonly ProgrammeKey[],
  locale: Locale,
): FeeRange[] {
  const isWhole = programmes.every((each) => next?.fees.has(each) || !due?.fees.has(each));
  const years = [due, isWhole ? next : undefined].filter((year) => year !== undefined);
  return years.flatMap((year) =>
    currenciesFor(locale).flatMap((currency) => rangeOfFees(year, programmes, currency) ?? []),
  );
}
