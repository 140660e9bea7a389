import { formatNumber, formatRange } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import { translator } from '../i18n/translate.ts';
import type { FeeRange } from './fee-range.ts';
import type { Currency } from './fee-year.ts';

/** A fee, soʻm shortened to millions if that is exact: `34 million soʻm`, `3,600 USD`. */
export function moneyText(amount: number, currency: Currency, locale: Locale): string {
  return currency === 'UZS' && amount % 1e5 === 0
    ? rangeText(amount, amount, currency, locale)
    : translator(locale)(`fee.${currency}`, { amount: formatNumber(amount, locale) });
}

/** A range of fees, soʻm shortened to millions: `18–36 million soʻm`, `2,200–3,800 USD`. */
export function feeRangeText(
  { lowest, highest, currency }: Omit<FeeRange, 'academicYear'>,
  locale: Locale,
): string {
  return lowest === highest
    ? moneyText(lowest, currency, locale)
    : rangeText(lowest, highest, currency, locale);
}

function rangeText(lowest: number, highest: number, currency: Currency, locale: Locale): string {
  const t = translator(locale);
  return currency === 'UZS'
    ? t('fee.millions', { amount: formatRange(lowest / 1e6, highest / 1e6, locale) })
    : t('fee.USD', { amount: formatRange(lowest, highest, locale) });
}
