import type { Locale } from '../../i18n/locales.ts';
import { type Translations, writtenIn } from '../../i18n/localize.ts';

/** `2026-3`: how an issue is called in addresses. */
export function issueId({ year, number }: { year: number; number: number }): string {
  return `${year}-${number}`;
}

/** The pages that an article, as `12–19`, begins and ends on. */
export function pageRange({ pages }: { pages: string }): { first: string; last: string } {
  const [first = pages, last = first] = pages.split('–');
  return { first, last };
}

/** The languages that an article's page is written in: those of both its title and its abstract. */
export function articleLocales(article: { title: Translations; abstract: Translations }): Locale[] {
  return writtenIn(article.title, article.abstract);
}

/** Where a DOI leads. Its name may hold any character. */
export function doiUrl(doi: string): string {
  return `https://doi.org/${doi.split('/').map(encodeURIComponent).join('/')}`;
}
