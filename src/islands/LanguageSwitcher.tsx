import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Locale } from '../i18n/locales.ts';

export interface Language {
  locale: Locale;
  /** The language's own name. */
  name: string;
  /** The page in this language. */
  path: string;
  /** That the page isn't translated, in the language's own words; where it is, nothing. */
  untranslated?: string;
}

export interface LanguageSwitcherProps {
  label: string;
  current: Locale;
  languages: readonly Language[];
}

/** The link that a key leads to: the first, the last, or the next whose name begins with its letter. */
function linkFor(key: string, links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  if (key === 'Home') return links[0];
  if (key === 'End') return links.at(-1);
  const here = links.indexOf(document.activeElement as HTMLAnchorElement) + 1;
  const letter = key.toLowerCase();
  return [...links.slice(here), ...links.slice(0, here)].find((link) =>
    link.text.toLowerCase().startsWith(letter),
  );
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const link = linkFor(event.key, [...event.currentTarget.querySelectorAll('a')]);
  if (!link) return;
  event.preventDefault();
  link.focus();
}

/** The menu of the page's languages; menus in general, and what a press keeps, are plain scripts. */
export function LanguageSwitcher({ label, current, languages }: LanguageSwitcherProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const island = menu.current?.closest<HTMLElement>('[data-island]');
    if (island) island.dataset['hydrated'] = '';
  }, []);
  const own = languages.find(({ locale }) => locale === current);

  return (
    <details ref={menu} data-menu="panel">
      <summary>
        <span className="visually-hidden">{label}</span> <span className="name">{own?.name}</span>
        <span className="code" aria-hidden="true">
          {current}
        </span>
      </summary>
      <ul className="plain-list" onKeyDown={walk}>
        {languages.map(({ locale, name, path, untranslated }) => (
          <li key={locale}>
            <a
              href={path}
              hrefLang={locale}
              lang={locale}
              aria-current={locale === current ? 'true' : undefined}
            >
              <span>{name}</span>{' '}
              {untranslated && <span className="small soft">{untranslated}</span>}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
