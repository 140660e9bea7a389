/** The languages of the site in display order; all other lists of languages derive from this one. */
export const locales = ['uz', 'ru', 'tr', 'en'] as const;

/** A language of the site. */
export type Locale = (typeof locales)[number];

/** The language without a URL prefix, and the source language of all messages. */
export const defaultLocale = 'uz' satisfies Locale;

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

/** Builds a record with one value per language: `perLocale((locale) => …)`. */
export function perLocale<Value>(value: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(locales.map((locale) => [locale, value(locale)])) as Record<
    Locale,
    Value
  >;
}
