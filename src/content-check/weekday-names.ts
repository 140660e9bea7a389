import { weekdays } from '../content-types/reception-hours.ts';
import { localeInfo, locales } from '../i18n/locales.ts';

/** A Monday. */
const monday = Date.UTC(2024, 0, 1);
const dayLength = 86_400_000;

/** The day that a word in one of the site's languages may stand for: “mon” for “Du” or “Пн”. */
export function weekdayNamed(word: string): string | undefined {
  const start = word.toLowerCase().replace(/\.$/, '');
  if (start.length < 2) return undefined;
  const found = weekdays.filter((_, index) =>
    namesOf(index).some((name) => name.startsWith(start)),
  );
  return found.length === 1 ? found[0] : undefined;
}

function namesOf(index: number): string[] {
  const date = new Date(monday + index * dayLength);
  return locales.flatMap((locale) =>
    (['long', 'short'] as const).map((weekday) =>
      new Intl.DateTimeFormat(localeInfo[locale].intl, { weekday, timeZone: 'UTC' })
        .format(date)
        .toLowerCase(),
    ),
  );
}
