// The fees of an admission's programmes as a fact.
import type { FeeRange } from '../../content-types/fee-range.ts';
import { feeRangeText } from '../../content-types/fee-text.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translate.ts';
import { href } from '../../routing/href.ts';

/** What a year of an admission's programmes costs citizens; none while no fee is known. */
export function rangeFacts(fee: FeeRange<'UZS'> | undefined, locale: Locale) {
  if (!fee) return [];
  return [
    {
      name: `${translator(locale)('course.fee')}, ${fee.academicYear}`,
      link: { label: feeRangeText(fee, locale), href: href('fees', locale) },
      large: true,
    },
  ];
}
