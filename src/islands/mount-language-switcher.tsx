import { hydrateRoot } from 'react-dom/client';
import { isLocale, type Locale } from '../i18n/locales.ts';
import { LanguageSwitcher, type LanguageSwitcherProps } from './LanguageSwitcher.tsx';

/** What the server's markup was written from. */
function propsOf(place: HTMLElement): LanguageSwitcherProps {
  const links = [...place.querySelectorAll('a')];
  const languages = links.map((link) => {
    const [name, untranslated] = [...link.children].map(({ textContent }) => textContent);
    return {
      locale: link.hreflang as Locale,
      name: name ?? '',
      path: link.getAttribute('href') ?? '',
      untranslated,
    };
  });
  const current = place.querySelector<HTMLAnchorElement>('a[aria-current]')?.hreflang;
  if (!isLocale(current)) throw new Error('The language menu marks no language');
  return { label: place.querySelector('summary > span')?.textContent ?? '', current, languages };
}

/** Makes what the server wrote into `place` alive; if that fails, puts it back. */
export function mountLanguageSwitcher(place: HTMLElement): void {
  const { childNodes } = place.cloneNode(true);
  hydrateRoot(place, <LanguageSwitcher {...propsOf(place)} />, {
    onUncaughtError(error) {
      console.error(error);
      place.replaceChildren(...childNodes);
    },
  });
}
