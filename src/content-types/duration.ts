import { formatRange } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import { translator } from '../i18n/translate.ts';

interface Duration {
  min: number;
  max: number;
  unit: 'years' | 'months';
}

/** The length of a nursing programme: `3–3,5 yil`, `1 год`. */
export function nursingDuration({ min, max, unit }: Duration, locale: Locale): string {
  const t = translator(locale);
  if (min === max && unit === 'years') return t('course.years', { count: min });
  return t(`nursing.${unit}`, { range: formatRange(min, max, locale) });
}
