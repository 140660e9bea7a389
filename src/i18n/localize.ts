import { escapeUTF8 } from 'entities';
import { defaultLocale, type Locale, locales } from './locales.ts';

/** A text, or a list of them, by the languages it is written in: at least one. */
export type Translations<Text = string> = { readonly [Language in Locale]?: Text };

/** A text as a page shows it. */
export interface LocalizedText<Text = string> {
  text: Text;
  /** The text's language, for the `lang` attribute; undefined where it is the page's. */
  lang?: Locale;
}

/** The text for readers of `locale`: in their language, or in the one that stands in for it. */
export function localize<Text>(
  translations: Translations<Text>,
  locale: Locale,
): LocalizedText<Text> {
  const textLocale = textLocaleFor(locale, writtenIn(translations));
  return { text: translations[textLocale] as Text, lang: langOn(locale, textLocale) };
}

/** A text as HTML, to be part of a message: in a `<span lang>` where it isn't in the page's language. */
export function localizedHtml({ text, lang }: LocalizedText): string {
  return lang ? `<span lang="${lang}">${escapeUTF8(text)}</span>` : escapeUTF8(text);
}

/**
 * The languages that a page of these texts is written in: those that all of them are in, or where
 * there is no such language those of the first, which is the title.
 */
export function writtenIn(
  title: Translations<unknown>,
  ...rest: Translations<unknown>[]
): Locale[] {
  const ofTitle = locales.filter((locale) => title[locale] !== undefined);
  const whole = ofTitle.filter((locale) => rest.every((text) => text[locale] !== undefined));
  return whole.length > 0 ? whole : ofTitle;
}

/** The language, of those a text is written in, that readers of `locale` get it in. */
export function textLocaleFor(locale: Locale, written: readonly Locale[]): Locale {
  return written.includes(locale) ? locale : baseLocale(written);
}

/** The language that stands in for missing ones: the default if it is written, else the first that is. */
export function baseLocale(written: readonly Locale[]): Locale {
  return written.includes(defaultLocale) ? defaultLocale : (written[0] ?? defaultLocale);
}

/** The `lang` attribute of text in `textLocale` on a page in `locale`; undefined where they agree. */
export function langOn(locale: Locale, textLocale: Locale): Locale | undefined {
  return textLocale === locale ? undefined : textLocale;
}
