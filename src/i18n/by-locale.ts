import type { Locale } from './locales.ts';

/** Makes a thing once a language: `Intl` objects take longer to make than to render a page. */
export function byLocale<Thing>(make: (locale: Locale) => Thing): (locale: Locale) => Thing {
  const made = new Map<Locale, Thing>();
  return (locale) => {
    const thing = made.get(locale) ?? make(locale);
    made.set(locale, thing);
    return thing;
  };
}
