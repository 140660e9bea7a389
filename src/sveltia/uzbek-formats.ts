/** As they stand before “matn” in Sveltia's Uzbek texts. */
const uzbekNames: Readonly<Record<string, string>> = {
  uz: 'oʻzbekcha',
  ru: 'ruscha',
  tr: 'turkcha',
  en: 'inglizcha',
};

/** Names of languages. Chromium claims to have them in Uzbek; those that Uzbek lacks here are in their own. */
export class LanguageNames extends Intl.DisplayNames {
  override of(code: string): string | undefined {
    const options = this.resolvedOptions();
    if (options.locale !== 'uz') return super.of(code);
    return uzbekNames[code] ?? new Intl.DisplayNames(code, options).of(code);
  }
}

/** A date as in the browser, but in Uzbek 28.11.2026, 14:05, where Chromium has `2026 M11 28 2:05 PM`. */
export function formatDate(
  date: Date | undefined,
  locale: string | undefined,
  { hour12, ...options }: Intl.DateTimeFormatOptions,
): string | undefined {
  if (locale !== 'uz') return date?.toLocaleString(locale, { hour12, ...options });
  const figures = options.month && ({ month: '2-digit', day: '2-digit' } as const);
  // Russian writes figures in the same way.
  return date?.toLocaleString('ru', { ...options, ...figures, hourCycle: 'h23' });
}
