import { formatRange } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translate.ts';

interface Duration {
  min: number;
  max: number;
  unit: 'years' | 'months';
}

/** The length of a nursing programme: `3–3,5 yil`. */
export function nursingDuration({ min, max, unit }: Duration, locale: Locale): string {
  return translator(locale)(`nursing.${unit}`, { range: formatRange(min, max, locale) });
}
