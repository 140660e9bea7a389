// The ids of issues and articles in addresses, and the URLs of DOIs.
import { defaultLocale, type Locale } from '../../i18n/locales.ts';
import { type Translations, writtenIn } from '../../i18n/localize.ts';

/** An issue's id in URLs: `2026-3`. */
export function issueId({ year, number }: { year: number; number: number }): string {
  return `${year}-${number}`;
}

/** Splits a page range, `12–19`, into its first and last page. */
export function pageRange({ pages }: { pages: string }): { first: string; last: string } {
  const [first = pages, last = first] = pages.split('–');
  return { first, last };
}

/** The route parameters of an article: journal, issue (`2026-1`) and first page. */
export function articleParams(
  journal: { number: number; slug: string },
  issue: { year: number; number: number },
  article: { pages: string },
) {
  const { number, slug } = journal;
  return { id: number, slug, issue: issueId(issue), page: pageRange(article).first };
}

/**
 * The languages that have both the title and the abstract of an article; texts in languages that the
 * site doesn't have count for the default one.
 */
export function articleLocales(article: { title: Translations; abstract: Translations }): Locale[] {
  const written = writtenIn(article.title, article.abstract);
  return written.length > 0 ? written : [defaultLocale];
}

/** The URL of a DOI, percent-encoded: DOIs may contain any character. */
export function doiUrl(doi: string): string {
  return `https://doi.org/${doi.split('/').map(encodeURIComponent).join('/')}`;
}

/** A Creative Commons licence by its terms, `by-nc`: its name and the address of its text. */
export function licenceOf(terms: string | undefined): { label: string; href: string } | undefined {
  if (!terms) return undefined;
  const href = `https://creativecommons.org/licenses/${terms}/4.0/`;
  return { label: `CC ${terms.toUpperCase()} 4.0`, href };
}
