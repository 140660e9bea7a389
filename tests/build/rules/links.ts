import { localeOfPath } from '../../../src/i18n/paths.ts';
import { type BuiltPage, type BuiltSite, isServed, problemsOf } from '../built-site.ts';

/**
 * A page's links within the site, including that to the element that its first paint waits for. Links of the
 * language switcher may lead to other languages.
 */
function internalLinks({ $ }: BuiltPage) {
  return $('a[href^="/"], a[href^="#"], link[rel="expect"]')
    .toArray()
    .map((link) => ({
      href: $(link).attr('href') ?? '',
      switches: $(link).closest('[data-language-switcher]').length > 0,
    }));
}

const target = (page: BuiltPage, href: string) => new URL(href, `http://site${page.path}`);

/** Internal links lead to existing pages and files, in the page's language, without `.html`. */
export const linksResolve = (site: BuiltSite) =>
  problemsOf(site, (page) =>
    internalLinks(page).flatMap(({ href, switches }) => {
      const { pathname } = target(page, href);
      const isPage = !/\.\w+$/.test(pathname);
      return [
        href.startsWith('#') || isServed(site, pathname) || `${href} leads nowhere`,
        !isPage ||
          switches ||
          localeOfPath(pathname) === page.locale ||
          `${href} leaves the language`,
        pathname === '/' || !/(?:\/|\.html)$/.test(pathname) || `${href} is not a plain address`,
      ].filter((problem) => typeof problem === 'string');
    }),
  );

/** A link to a part of a page names an id that exists exactly once. */
export function hashesResolve(site: BuiltSite): string[] {
  const byPath = new Map(site.pages.map((page) => [page.path, page]));
  return problemsOf(site, (page) =>
    internalLinks(page)
      .filter(({ href }) => {
        const { pathname, hash } = target(page, href);
        const id = decodeURIComponent(hash.slice(1));
        return id && byPath.get(pathname)?.$(`[id="${id}"]`).length !== 1;
      })
      .map(({ href }) => `${href} names no element`),
  );
}
