import { currenciesFor, type FeeRange } from '../content-types/fee-range.ts';
import { feeRangeText } from '../content-types/fee-text.ts';
import type { Locale } from '../i18n/locales.ts';
import { translator } from '../i18n/translate.ts';
import type { Link } from '../routing/link.ts';

/**
 * Yearly fees as facts: for citizens and for others, those of the first year in large type. `ask` replaces a
 * fee that isn't known; there are no facts if none is.
 */
export function feeFacts(
  fees: readonly FeeRange[],
  locale: Locale,
  { page, ask }: { page: string; ask: Link },
) {
  const t = translator(locale);
  const years = [...new Set(fees.map(({ academicYear }) => academicYear))];
  return years.flatMap((year, index) =>
    currenciesFor(locale).map((currency) => {
      const fee = fees.find((each) => each.academicYear === year && each.currency === currency);
      return {
        name: t(`fee.of.${currency}`, { year }),
        link: fee ? { label: feeRangeText(fee, locale), href: page } : ask,
        large: index === 0,
      };
    }),
  );
}
