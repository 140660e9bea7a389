import { issueId, pageRange } from '../collections/journal-issues/names.ts';

/** The address of an article: its journal, the issue as `2026-1`, and the page it begins on. */
export function articleParams(
  journal: { number: number; slug: string },
  issue: { year: number; number: number },
  article: { pages: string },
) {
  const { number, slug } = journal;
  return { id: number, slug, issue: issueId(issue), page: pageRange(article).first };
}
