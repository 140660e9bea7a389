import { entryName } from '../content-types/entry-name.ts';
import type { DocumentType, RecordType } from '../content-types/registry.ts';
import { defaultLocale, locales } from '../i18n/locales.ts';
import { localizedPath } from '../i18n/paths.ts';
import { href } from './href.ts';
import { routes } from './routes.ts';

/** Redirects from old or short paths, for Astro's `redirects` option. */
export function fixedRedirects(): Record<string, string> {
  return Object.fromEntries(
    locales.flatMap((locale) => [
      [localizedPath('/news', locale), href('news', locale)],
      [localizedPath('/new/page/1', locale), href('news', locale)],
      // Typed by shortening the address of a unit.
      [localizedPath('/departments', locale), href('about', locale)],
      [localizedPath('/sections', locale), href('about', locale)],
    ]),
  );
}

/** An entry whose folder or file had other names before. */
export interface RenamedEntry {
  type: DocumentType | RecordType;
  name: string;
  formerly: readonly string[];
}

/** The page of an article, without a language prefix, and the path of its PDF. */
export interface ArticleFile {
  page: string;
  pdf: string;
}

/** The addresses of an article's PDF, next to its page in each language: `/ru/journals/1/a/2026-1/5.pdf`. */
export const articleFileHrefs = ({ page }: ArticleFile): string[] =>
  locales.map((locale) => `${localizedPath(page, locale)}.pdf`);

/**
 * Rules for Netlify's `_redirects`: the default language's prefix, the addresses of former names, the
 * nursing article under any other number, the PDFs of articles next to their pages, and unknown paths,
 * which lead to the 404 page of their language. Files take precedence; the first match wins.
 */
export function redirectRules(
  renamed: readonly RenamedEntry[] = [],
  articleFiles: readonly ArticleFile[] = [],
  nursing?: { id: number; slug: string },
): string {
  const moved = renamed.flatMap((entry) =>
    entry.formerly.flatMap((former) =>
      pathsOf(entry.type).flatMap((path) => {
        const [from, to] = [entryPath(path, former), entryPath(path, entry.name)];
        if (from === to) return [];
        return locales.map((locale) => [
          localizedPath(from, locale),
          localizedPath(to, locale),
          301,
        ]);
      }),
    ),
  );
  const rules = nursing
    ? locales.map((locale) => [
        localizedPath(`/news/:id/${nursing.slug}`, locale),
        href('newsItem', locale, nursing),
        301,
      ])
    : [];
  const beside = articleFiles.flatMap((file) =>
    articleFileHrefs(file).map((address) => [address, file.pdf, 200]),
  );
  const notFound = locales
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => [localizedPath('/*', locale), localizedPath('/404.html', locale), 404]);
  // The default language has no prefix, but people add one by analogy with the others.
  const prefixed = [`/${defaultLocale}/*`, '/:splat', 301];
  return [prefixed, ...moved, ...rules, ...beside, ...notFound, ['/*', '/404.html', 404]]
    .map((rule) => `${rule.join(' ')}\n`)
    .join('');
}

/** The paths of a type's pages: those of its entries and, for journals, also those of their articles. */
function pathsOf(type: RenamedEntry['type']): string[] {
  return Object.values(routes)
    .filter(
      (route) =>
        ('entries' in route && route.entries === type) ||
        (type === 'journals' && route === routes.article),
    )
    .map(({ path }) => path);
}

/** `/news/{id}/{slug}` of `33-open-day`. Parameters that aren't in the name are left to Netlify: `:issue`. */
function entryPath(path: string, name: string): string {
  const { number, slug } = entryName(name);
  return path
    .replace('{id}', `${number}`)
    .replace('{slug}', slug)
    .replace(/\{(\w+)\}/g, ':$1');
}
