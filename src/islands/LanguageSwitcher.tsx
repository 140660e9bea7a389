import type { KeyboardEvent } from 'react';
import type { Locale } from '../i18n/locales.ts';

interface Language {
  locale: Locale;
  /** The language's own name. */
  name: string;
  /** The page in this language. */
  path: string;
  /** The note, in that language, that the page isn't translated. */
  untranslated?: string;
}

export interface LanguageSwitcherProps {
  label: string;
  current: Locale;
  languages: readonly Language[];
}

/** The link that a letter moves to: the next one whose name starts with it. */
function linkFor(key: string, links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const next = links.indexOf(document.activeElement as HTMLAnchorElement) + 1;
  const letter = key.toLowerCase();
  return [...links.slice(next), ...links.slice(0, next)].find((link) =>
    link.text.toLowerCase().startsWith(letter),
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const link = linkFor(event.key, [...event.currentTarget.querySelectorAll('a')]);
  if (!link) return;
  event.preventDefault();
  link.focus();
}

/**
 * The menu of the page's languages. It opens and handles Escape and arrow keys like all menus, and
 * client/language-switch.ts handles clicks; the island adds moving by first letters.
 */
export function LanguageSwitcher({ label, current, languages }: LanguageSwitcherProps) {
  const own = languages.find(({ locale }) => locale === current);

  return (
    <details data-menu="panel">
      <summary>
        <span className="visually-hidden">{label}</span> <span className="name">{own?.name}</span>{' '}
        <span className="code">{current}</span>
      </summary>
      <ul className="plain-list" onKeyDown={moveFocus}>
        {languages.map(({ locale, name, path, untranslated }) => (
          <li key={locale}>
            <a
              href={path}
              hrefLang={locale}
              lang={locale}
              aria-current={locale === current ? 'true' : undefined}
            >
              <span>{name}</span>
              {untranslated && (
                <>
                  {' '}
                  <span className="small soft">{untranslated}</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
