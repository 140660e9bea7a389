import type { ReceptionHours } from '../collections/reception-hours.ts';
import type { Locale } from '../i18n/locales.ts';
import { translator } from '../i18n/translate.ts';

interface ReceptionLine {
  days: string;
  time: string;
}

/** Reception hours to be read line by line; days with the same hours in a row share a line. */
export function receptionLines(hours: ReceptionHours, locale: Locale): ReceptionLine[] {
  const t = translator(locale);
  const lines: ReceptionLine[] = [];
  for (const { from, to, opens, closes } of hours) {
    const days = to ? `${t(`day.${from}`)} – ${t(`day.${to}`)}` : t(`day.${from}`);
    const time = opens && closes ? `${opens}–${closes}` : t('day.closed');
    const last = lines.at(-1);
    if (last?.time === time) last.days += `, ${days}`;
    else lines.push({ days, time });
  }
  return lines;
}
