// The props that a journal's page passes to the frame.
import type { LocalizedDocument } from '../../content-types/documents.ts';
import { translator } from '../../i18n/translate.ts';
import { href, path } from '../../routing/href.ts';
import { loadUniversityReference } from '../../structured-data/from-content.ts';
import { manuscriptCall } from './manuscript-facts.ts';
import type { JournalIssue } from './queries.ts';
import { periodical } from './structured-data.ts';

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
