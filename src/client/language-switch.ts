import type { Locale } from '../i18n/locales.ts';
import { pageLink } from './navigate.ts';
import { saveLocale } from './save-locale.ts';
import { savesData } from './saves-data.ts';

const switcher = document.querySelector('[data-language-switcher]') as HTMLElement;

// Here and not in the island, so that a click keeps query, hash and language before it has loaded, too.
switcher.onclick = (event) => {
  const link = pageLink(event);
  if (!link) return;
  link.search = location.search;
  link.hash = location.hash;
  try {
    saveLocale(link.hreflang as Locale);
  } catch {
    // Cookies are blocked: the link still leads to the language.
  }
};

switcher.addEventListener(
  'toggle',
  () => {
    if (savesData()) return;
    import('../islands/mount-language-switcher.ts')
      .then((island) => island.mountLanguageSwitcher(switcher))
      .catch(() => undefined);
  },
  { capture: true, once: true },
);
