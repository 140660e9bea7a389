// What the frame says of a journal's page.
import type { LocalizedDocument } from '../../content-types/documents.ts';
import { translator } from '../../i18n/translate.ts';
import { href, path } from '../../routing/href.ts';
import { loadUniversityReference } from '../../structured-data/from-content.ts';
import { issueId } from './identifiers.ts';
import { journalFacts } from './journal-facts.ts';
import { manuscriptCall } from './manuscript-facts.ts';
import type { JournalIssue } from './queries.ts';
import { periodical } from './structured-data.ts';

/** What the frame says of a journal's page. */
export async function journalHead(
  document: LocalizedDocument<'journals'>,
  issues: readonly JournalIssue[],
) {
  const { locale, textLocale, number, slug, data } = document;
  const publisher = await loadUniversityReference(textLocale);
  return {
    picture: data.medallion && ('medallion' as const),
    trail: [{ label: translator(locale)('journal.title'), href: href('journals', locale) }],
    structured: [periodical(document, { issues, publisher }, locale)],
    call: await manuscriptCall(locale),
    path: path('journal', { id: number, slug }),
  };
}

/** The latest issue and the facts about a journal. */
export async function journalPageFacts(
  document: LocalizedDocument<'journals'>,
  issues: readonly JournalIssue[],
) {
  const t = translator(document.locale);
  const latest = issues.slice(0, 1).map((issue) => ({
    name: t('journal.latest'),
    link: {
      label: t('journal.issue', { year: issue.year, number: issue.number }),
      href: `#${issueId(issue)}`,
    },
    large: true,
  }));
  return [...latest, ...(await journalFacts(document))];
}
