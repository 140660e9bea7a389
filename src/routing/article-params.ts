import type { RouteParams } from './href.ts';

/** The address of an article: its journal, the issue as `2026-1`, and the page it begins on. */
export function articleParams(
  journal: { number: number; slug: string },
  issue: { year: number; number: number },
  article: { pages: string },
): RouteParams<'article'> {
  return {
    id: journal.number,
    slug: journal.slug,
    issue: `${issue.year}-${issue.number}`,
    page: Number.parseInt(article.pages, 10),
  };
}
