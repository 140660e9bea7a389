import type { Locale } from '../i18n/locales.ts';
import { slowConnection } from './connection.ts';
import { pageLink } from './page-link.ts';
import { saveLocale } from './save-locale.ts';

const switcher = document.querySelector('[data-language-switcher]') as HTMLElement;

// Here and not in the island: what a press keeps doesn't depend on whether the island has come.
switcher.onclick = (event) => {
  const link = pageLink(event);
  if (!link) return;
  link.search = location.search;
  link.hash = location.hash;
  try {
    saveLocale(link.hreflang as Locale);
  } catch {
    // Cookies are blocked outright: the link leads to the language all the same.
  }
};

switcher.addEventListener(
  'toggle',
  () => {
    if (slowConnection()) return;
    import('../islands/mount-language-switcher.tsx')
      .then((island) => island.mountLanguageSwitcher(switcher))
      .catch(() => undefined);
  },
  { capture: true, once: true },
);
