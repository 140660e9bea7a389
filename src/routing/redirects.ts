import { defaultLocale, locales } from '../i18n/locales.ts';
import { href, localizedPath } from './href.ts';
import { nursingArticle } from './routes.ts';

/** Redirects between fixed paths, for Astro's `redirects`: old or short address → page. */
export function fixedRedirects(): Record<string, string> {
  return Object.fromEntries(
    locales.flatMap((locale) => [
      [localizedPath('/news', locale), href('news', locale)],
      [localizedPath('/new/page/1', locale), href('news', locale)],
    ]),
  );
}

/**
 * The platform's rules with placeholders, first match wins, files before rules: the nursing article
 * under a wrong number, and unknown paths to the 404 page by language.
 */
export function redirectRules(): string {
  const rules = locales.map((locale) => [
    localizedPath(`/news/:id/${nursingArticle.slug}`, locale),
    href('newsItem', locale, nursingArticle),
    301,
  ]);
  const notFound = locales
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => [localizedPath('/*', locale), localizedPath('/404.html', locale), 404]);
  return [...rules, ...notFound, ['/*', '/404.html', 404]]
    .map((rule) => `${rule.join(' ')}\n`)
    .join('');
}
