import { isLocale, type Locale } from '../i18n/locales.ts';
import { LanguageSwitcher, type LanguageSwitcherProps } from './LanguageSwitcher.tsx';
import { mountIsland } from './mount-island.tsx';

/** The props, read from the server's HTML: sending them as well would make each page larger. */
function propsOf(root: HTMLElement): LanguageSwitcherProps {
  const links = [...root.querySelectorAll('a')];
  const languages = links.map((link) => {
    const [name, untranslated] = [...link.children].map(({ textContent }) => textContent);
    return {
      locale: link.hreflang as Locale,
      name: name ?? '',
      path: link.getAttribute('href') ?? '',
      untranslated,
    };
  });
  const current = root.querySelector<HTMLAnchorElement>('a[aria-current]')?.hreflang;
  if (!isLocale(current)) throw new Error('The language menu marks no language as current');
  return { label: root.querySelector('summary > span')?.textContent ?? '', current, languages };
}

/** Hydrates the language switcher in `root`. */
export function mountLanguageSwitcher(root: HTMLElement): void {
  mountIsland(root, LanguageSwitcher, propsOf(root));
}
