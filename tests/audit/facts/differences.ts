import { type Locale, locales } from '../../../src/i18n/locales.ts';

/**
 * What some languages state and others lack: `12: not in ru, tr`. `accepted` may also stand for it,
 * without being looked for in the other languages.
 */
export function differences(
  stated: Partial<Record<Locale, Iterable<string>>>,
  accepted: Partial<Record<Locale, Iterable<string>>> = {},
): string[] {
  const written = locales.filter((locale) => stated[locale]);
  const sets = new Map(
    written.map((locale) => [
      locale,
      new Set([...(stated[locale] ?? []), ...(accepted[locale] ?? [])]),
    ]),
  );
  const all = new Set(written.flatMap((locale) => [...(stated[locale] ?? [])]));
  return [...all].flatMap((item) => {
    const without = written.filter((locale) => !sets.get(locale)?.has(item));
    return without.length > 0 ? `${item}: not in ${without.join(', ')}` : [];
  });
}
