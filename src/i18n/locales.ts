/** All languages in which the code has messages. Books and articles may be written in any of them. */
export const languages = ['uz', 'ru', 'tr', 'en'] as const;

/** A language in which the code has messages. */
export type Locale = (typeof languages)[number];

/** The language without a prefix in addresses. Its files have what all languages of an entry share. */
export const defaultLocale = 'uz' satisfies Locale;

/** The languages of the site in display order: routes, menus, forms and checks derive from this list. */
export const locales: readonly Locale[] = [defaultLocale, 'ru', 'tr', 'en'];

/** `name`: in the language itself; `intl`: BCP 47 tag for formatting; `openGraph`: for `og:locale`. */
export const localeInfo: Record<Locale, { name: string; intl: string; openGraph: string }> = {
  uz: { name: 'Oʻzbekcha', intl: 'uz', openGraph: 'uz_UZ' },
  ru: { name: 'Русский', intl: 'ru', openGraph: 'ru_RU' },
  tr: { name: 'Türkçe', intl: 'tr', openGraph: 'tr_TR' },
  en: { name: 'English', intl: 'en-GB', openGraph: 'en_GB' },
};

/** Whether a value is a language of the site. */
export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}

/** Whether a value is a language in which the code has messages. */
export function isLanguage(value: unknown): value is Locale {
  return languages.includes(value as Locale);
}

/** Builds a record with one value per language of the site: `perLocale((locale) => …)`. */
export function perLocale<Value>(value: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(locales.map((locale) => [locale, value(locale)])) as Record<
    Locale,
    Value
  >;
}
