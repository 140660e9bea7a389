import { defaultLocale, type Locale, locales } from '../i18n/locales.ts';

/** Sveltia has no Uzbek interface; our labels and hints are in all four languages. */
const interfaceLocales: Readonly<Record<Locale, string>> = {
  uz: 'ru',
  ru: 'ru',
  tr: 'tr',
  en: 'en-US',
};

const preferencesKey = 'sveltia-cms.prefs';

/** Makes Sveltia's own interface start in the language of `/admin?lang=`. */
function preferInterface(locale: string): void {
  const preferences = JSON.parse(localStorage.getItem(preferencesKey) ?? '{}');
  localStorage.setItem(preferencesKey, JSON.stringify({ ...preferences, locale }));
}

const asked = new URLSearchParams(location.search).get('lang');
const locale = locales.find((known) => known === asked) ?? defaultLocale;
preferInterface(interfaceLocales[locale]);

// Sveltia reads its preferences as soon as it is imported.
const [{ default: cms }, response] = await Promise.all([
  import('@sveltia/cms'),
  fetch(`/admin/${locale}.json`),
]);
await cms.init({ config: await response.json() });
