import { defaultLocale, isLanguage, type Locale } from '../i18n/locales.ts';

/** The author's language from LC_ALL, LC_MESSAGES or LANG; Uzbek if none fits. */
export function computersLocale(
  { LC_ALL, LC_MESSAGES, LANG }: Readonly<Record<string, string | undefined>> = process.env,
): Locale {
  const codes = [LC_ALL, LC_MESSAGES, LANG].map((value) => value?.slice(0, 2).toLowerCase());
  return codes.find(isLanguage) ?? defaultLocale;
}
