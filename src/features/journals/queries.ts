// Queries for journals and their published issues.
import type { CollectionEntry } from 'astro:content';
import { type LocalizedDocument, localizedDocuments } from '../../content-types/documents.ts';
import { markedTitles } from '../../content-types/marked-title.ts';
import { firstDayOf } from '../../content-types/publication.ts';
import { allRecords } from '../../content-types/records.ts';
import type { Locale } from '../../i18n/locales.ts';

/** An issue's data. */
export type JournalIssue = CollectionEntry<'journal-issues'>['data'];
/** An article of an issue. */
export type Article = JournalIssue['articles'][number];

/** The issues of a journal, newest first. */
export async function journalIssues(journal: number): Promise<JournalIssue[]> {
  return (await allRecords('journal-issues'))
    .map(({ data }) => data)
    .filter((issue) => issue.journal === journal)
    .map((issue) => ({
      ...issue,
      articles: issue.articles.map((article) => marked(article, issue)),
    }))
    .sort((a, b) => b.year - a.year || b.number - a.number);
}

function marked(article: Article, issue: JournalIssue): Article {
  return { ...article, title: markedTitles(article.title, firstDayOf('journal-issues', issue)) };
}

/** An issue with its journal. */
export interface PublishedIssue {
  journal: LocalizedDocument<'journals'>;
  issue: JournalIssue;
}

/** The issues of all journals, for readers of `locale`. */
export async function publishedIssues(locale: Locale): Promise<PublishedIssue[]> {
  const journals = await localizedDocuments('journals', locale);
  const issues = journals.map(async (journal) =>
    (await journalIssues(journal.number)).map((issue) => ({ journal, issue })),
  );
  return (await Promise.all(issues)).flat();
}
