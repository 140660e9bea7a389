import { expect, it } from 'vitest';
import { feeRangeText, moneyText } from '../../../src/content-types/fee-text.ts';

const spaces = (text: string) => text.replace(/\u00a0/g, ' ');
const som = { lowest: 18_000_000, highest: 36_500_000, currency: 'UZS' } as const;
const dollars = { lowest: 2_200, highest: 3_800, currency: 'USD' } as const;

it.each([
  ['uz', '18–36,5 mln soʻm', '2 200–3 800 $', '34 mln soʻm', '34 050 000 soʻm'],
  ['ru', '18–36,5 млн сумов', '2200–3800 $', '34 млн сумов', '34 050 000 сумов'],
  ['tr', '18–36,5 milyon som', '2.200–3.800 $', '34 milyon som', '34.050.000 som'],
  ['en', '18–36.5 million soʻm', '2,200–3,800 USD', '34 million soʻm', '34,050,000 soʻm'],
] as const)('%s: writes %s, %s, %s and %s', (locale, millions, range, amount, exact) => {
  expect(spaces(feeRangeText(som, locale))).toBe(millions);
  expect(spaces(feeRangeText(dollars, locale))).toBe(range);
  expect(spaces(moneyText(34_000_000, 'UZS', locale))).toBe(amount);
  expect(spaces(moneyText(34_050_000, 'UZS', locale))).toBe(exact);
});

it('writes a single amount where all fees are equal', () => {
  const equal = { lowest: 20_000_000, highest: 20_000_000, currency: 'UZS' } as const;
  expect(feeRangeText(equal, 'en')).toBe('20\u00a0million\u00a0soʻm');
});
