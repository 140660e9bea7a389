/**
 * The languages that the code has words for. `name`: in the language itself; `intl`: BCP 47 tag for
 * formatting; `openGraph`: for `og:locale`.
 */
export const localeInfo = {
  uz: { name: 'Oʻzbekcha', intl: 'uz', openGraph: 'uz_UZ' },
  ru: { name: 'Русский', intl: 'ru', openGraph: 'ru_RU' },
  tr: { name: 'Türkçe', intl: 'tr', openGraph: 'tr_TR' },
  en: { name: 'English', intl: 'en-GB', openGraph: 'en_GB' },
} satisfies Record<string, { name: string; intl: string; openGraph: string }>;

/** A language that the code has words for. */
export type Locale = keyof typeof localeInfo;

/**
 * The languages of the site in display order; all other lists of its languages derive from this one.
 * The first has no prefix in addresses, and its files have what all languages of an entry share.
 */
export const locales: readonly [Locale, ...Locale[]] = ['uz', 'ru', 'tr', 'en'];

/** The language without a URL prefix. */
export const defaultLocale = locales[0];

/** The site's languages, and then those that only a book or an article may be written in. */
export const languages: readonly Locale[] = [
  ...new Set([...locales, ...(Object.keys(localeInfo) as Locale[])]),
];

/** Whether a value is a language of the site. */
export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}

/** Whether a value is a language that the code has words for. */
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
