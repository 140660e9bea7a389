import type { Locale } from '../i18n/locales.ts';
import { saveLocale } from './save-locale.ts';

for (const switcher of document.querySelectorAll<HTMLElement>('[data-language-switcher]')) {
  switcher.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[hreflang]');
    if (!link) return;
    link.search = location.search;
    link.hash = location.hash;
    try {
      saveLocale(link.hreflang as Locale);
    } catch {
      // Cookies are blocked outright: the link leads to the language all the same.
    }
  });
  switcher.dataset['hydrated'] = '';
}
