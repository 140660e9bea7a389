import type { LocalizedDocument } from '../documents.ts';
import { type Article, issueId, type JournalIssue, pageRange } from './queries.ts';

/** The parameters of an article's route. */
export function articleParams(
  { number, slug }: LocalizedDocument<'journals'>,
  issue: JournalIssue,
  article: Article,
) {
  return { id: number, slug, issue: issueId(issue), page: pageRange(article).first };
}
