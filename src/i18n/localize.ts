import { escapeUTF8 } from 'entities';
import { defaultLocale, type Locale, languages, locales } from './locales.ts';

/** Translations of a text (or list of texts), in at least one language. */
export type Translations<Text = string> = { readonly [Language in Locale]?: Text };

/** A text with its language, as shown on a page. */
export interface LocalizedText<Text = string> {
  text: Text;
  /** The `lang` attribute: undefined if the text is in the page's language. */
  lang?: Locale;
}

/** The text for readers of `locale`: the translation, or else the fallback, first of the site's languages. */
export function localize<Text>(
  translations: Translations<Text>,
  locale: Locale,
): LocalizedText<Text> {
  const written = [...locales, ...languages].filter(
    (language) => translations[language] !== undefined,
  );
  const textLocale = textLocaleFor(locale, written);
  return { text: translations[textLocale] as Text, lang: langOn(locale, textLocale) };
}

/** Escapes a text for HTML, in a `<span lang>` if it isn't in the page's language. */
export function localizedHtml({ text, lang }: LocalizedText): string {
  return lang ? `<span lang="${lang}">${escapeUTF8(text)}</span>` : escapeUTF8(text);
}

/**
 * The languages of a page with these texts: those in which all texts are written, or else those of the
 * title.
 */
export function writtenIn(
  title: Translations<unknown>,
  ...rest: Translations<unknown>[]
): Locale[] {
  const ofTitle = locales.filter((locale) => title[locale] !== undefined);
  const complete = ofTitle.filter((locale) => rest.every((text) => text[locale] !== undefined));
  return complete.length > 0 ? complete : ofTitle;
}

/** The language for readers of `locale`, of those in which a text is written. */
export function textLocaleFor(locale: Locale, written: readonly Locale[]): Locale {
  return written.includes(locale) ? locale : baseLocale(written);
}

/** The fallback for missing translations: the default language, or else the first available one. */
export function baseLocale(written: readonly Locale[]): Locale {
  return written.includes(defaultLocale) ? defaultLocale : (written[0] ?? defaultLocale);
}

/** The `lang` attribute of a text on a page in `locale`; undefined if they are the same language. */
export function langOn(locale: Locale, textLocale: Locale): Locale | undefined {
  return textLocale === locale ? undefined : textLocale;
}
