// What a year costs an applicant from abroad, in dollars and in soʻm.
import type { Currency, FeeYear } from '../../content-types/fee-year.ts';

/** The lowest and the highest amount. */
interface Span {
  lowest: number;
  highest: number;
}

/** An amount in both currencies. */
export type Both = Record<Currency, Span>;

interface Cost {
  amount: number;
  currency: Currency;
  /** How often it is paid in a year. */
  times: number;
}

/** The parts of a year's budget, and their sum; a fee or a hall without a price is left out. */
export interface Budget<Item extends Cost> {
  fee: Both | undefined;
  dormitory: Both | undefined;
  costs: { item: Item; both: Both }[];
  total: Both;
}

const soumStep = 100_000;
const dollarStep = 10;

/**
 * A year's budget from the fees for citizens of other countries, the hall's price and other costs. Amounts in
 * the other currency are computed with `soum`, the price of a dollar; each is rounded, to $10 or 100,000 soʻm.
 */
export function budgetOf<Item extends Cost>(
  { fees, dormitory }: Pick<FeeYear, 'fees' | 'dormitory'>,
  items: readonly Item[],
  soum: number,
): Budget<Item> {
  const foreign = [...fees.values()].flatMap((fee) => fee.foreign ?? []);
  const fee =
    foreign.length > 0
      ? inBoth({ lowest: Math.min(...foreign), highest: Math.max(...foreign) }, 'USD', soum)
      : undefined;
  const hall = dormitory && inBoth(always(dormitory.perMonth * dormitory.months), 'UZS', soum);
  const costs = items.map((item) => ({
    item,
    both: inBoth(always(item.amount * item.times), item.currency, soum),
  }));
  const parts = [fee, hall, ...costs.map(({ both }) => both)].filter((part) => part !== undefined);
  return {
    fee,
    dormitory: hall,
    costs,
    total: { USD: sum(parts, 'USD'), UZS: sum(parts, 'UZS') },
  };
}

const always = (amount: number): Span => ({ lowest: amount, highest: amount });

/** The total is that of the rounded amounts that readers see. */
function sum(parts: readonly Both[], currency: Currency): Span {
  const add = (end: keyof Span) => parts.reduce((total, part) => total + part[currency][end], 0);
  return { lowest: add('lowest'), highest: add('highest') };
}

function inBoth({ lowest, highest }: Span, currency: Currency, soum: number): Both {
  const [dollars, soums] = currency === 'USD' ? [1, soum] : [1 / soum, 1];
  const each = (factor: number, step: number): Span => ({
    lowest: Math.round((lowest * factor) / step) * step,
    highest: Math.round((highest * factor) / step) * step,
  });
  return { USD: each(dollars, dollarStep), UZS: each(soums, soumStep) };
}
