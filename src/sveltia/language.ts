import { defaultLocale, isLocale, type Locale } from '../i18n/locales.ts';

const languageKey = 'screen-language';
const preferencesKey = 'sveltia-cms.prefs';

/** Sveltia's names of the languages. */
const interfaceLocales: Readonly<Record<Locale, string>> = {
  uz: 'uz',
  ru: 'ru',
  tr: 'tr',
  en: 'en-US',
};

/**
 * The screen's language: `/admin?lang=`, or else the previous one, since Sveltia drops the query. A language
 * from the query is also set in Sveltia, until another is chosen in its settings.
 */
export function screenLanguage(): Locale {
  const asked = new URLSearchParams(location.search).get('lang');
  const known = localStorage.getItem(languageKey);
  const locale = [asked, known].find(isLocale) ?? defaultLocale;
  if (locale !== known) {
    localStorage.setItem(languageKey, locale);
    const preferences = JSON.parse(localStorage.getItem(preferencesKey) ?? '{}');
    const changed = { ...preferences, locale: interfaceLocales[locale] };
    localStorage.setItem(preferencesKey, JSON.stringify(changed));
  }
  return locale;
}
