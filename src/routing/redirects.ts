import { defaultLocale, locales } from '../i18n/locales.ts';
import { localizedPath } from '../i18n/paths.ts';
import { href } from './href.ts';
import { nursingArticle } from './routes.ts';

/** Redirects from old or short paths, for Astro's `redirects` option. */
export function fixedRedirects(): Record<string, string> {
  return Object.fromEntries(
    locales.flatMap((locale) => [
      [localizedPath('/news', locale), href('news', locale)],
      [localizedPath('/new/page/1', locale), href('news', locale)],
    ]),
  );
}

/**
 * Rules with placeholders for Netlify's `_redirects`: the nursing article under any other number, and
 * unknown paths to the 404 page of their language. Files take precedence; the first match wins.
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
