/** The languages of the site, in the order the switcher shows them. Everything else about languages derives from here. */
export const locales = ['uz', 'ru', 'tr', 'en'] as const;

export type Locale = (typeof locales)[number];

/** Served without a URL prefix, and the source of every interface string. */
export const defaultLocale = 'uz' satisfies Locale;

/** `name` is the language's own; `intl` is the tag that dates and numbers are formatted with. */
export const localeInfo: Record<Locale, { name: string; intl: string; openGraph: string }> = {
  uz: { name: 'Oʻzbekcha', intl: 'uz', openGraph: 'uz_UZ' },
  ru: { name: 'Русский', intl: 'ru', openGraph: 'ru_RU' },
  tr: { name: 'Türkçe', intl: 'tr', openGraph: 'tr_TR' },
  en: { name: 'English', intl: 'en-GB', openGraph: 'en_GB' },
};

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
