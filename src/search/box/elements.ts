import type { Locale } from '../../i18n/locales.ts';
import type { SearchMessages } from '../messages.ts';
import type { Title } from '../titles.ts';

/** A search form and the element that shows its results. */
export interface SearchBox {
  form: HTMLFormElement;
  input: HTMLInputElement;
  place: HTMLElement;
  messages: SearchMessages;
  /** Shown until the index has loaded. */
  titles: readonly Title[];
  locale: Locale;
  /** Whether this is the box of the search page rather than of a page's header. */
  onPage: boolean;
}

/** Creates an element with these properties and children; strings become text, never HTML. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Name] {
  const created = Object.assign(document.createElement(name), properties);
  created.append(...children);
  return created;
}

/** Creates a link with a text. */
export const link = (href: string, text: string) => element('a', { href }, [text]);

/** The URL parameter for searching without correcting typing errors. */
export const verbatimName = 'verbatim';

/** The URL of a search page with a query. */
export const searchUrl = (page: string, query: string) => `${page}?q=${encodeURIComponent(query)}`;
