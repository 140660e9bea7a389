import { type Locale, locales } from '../../../src/i18n/locales.ts';

/**
 * The facts that some languages state and others lack: `12: not in ru, tr`. A fact of `accepted` counts as
 * stated in its language, but the other languages needn't state it.
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
