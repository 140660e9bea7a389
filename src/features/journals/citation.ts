// How an article is cited, in text and in metadata.
import type { LocalizedDocument } from '../../content-types/documents.ts';
import { isoDay } from '../../i18n/format.ts';
import { localize } from '../../i18n/localize.ts';
import { pageRange } from './identifiers.ts';
import type { Article, JournalIssue } from './queries.ts';
import { romanizeName } from './romanize.ts';

/** An article with its issue and journal. */
export interface PublishedArticle {
  journal: LocalizedDocument<'journals'>;
  issue: JournalIssue;
  article: Article;
}

/**
 * The `citation_*` metadata for scholarly search engines, as pairs of name and content:
 * https://scholar.google.com/intl/en/scholar/inclusion.html. `journal` must be in the language of the
 * article; `url` is the article's page.
 */
export function scholarMetadata(
  { journal, issue, article }: PublishedArticle,
  url: string,
): [name: string, content: string][] {
  const { first, last } = pageRange(article);
  const metadata: [string, string | undefined][] = [
    ['citation_title', localize(article.title, article.language).text],
    ...article.authors.map((author): [string, string] => ['citation_author', author]),
    ['citation_publication_date', isoDay(issue.uploadedOn).replaceAll('-', '/')],
    ['citation_journal_title', journal.text.title],
    ['citation_issn', journal.data.issn],
    ['citation_volume', String(issue.year)],
    ['citation_issue', String(issue.number)],
    ['citation_firstpage', first],
    ['citation_lastpage', last],
    ['citation_doi', article.doi],
    ['citation_language', article.language],
    ['citation_abstract_html_url', url],
    // Scholar only accepts a file in the same folder as its page; redirects.ts puts it there.
    ['citation_pdf_url', article.pdf && `${url}.pdf`],
  ];
  return metadata.filter((entry): entry is [string, string] => Boolean(entry[1]));
}

/**
 * The article's reference in Vancouver style, for readers of any language: names in Latin letters, and the
 * English title in brackets where the article's own isn't in Latin letters
 * (https://www.ncbi.nlm.nih.gov/books/NBK7282/). `journal` must have its registered title.
 */
export function vancouverCitation({ journal, issue, article }: PublishedArticle): string {
  const doi = article.doi ? ` doi:${article.doi}` : '';
  const authors = article.authors.map((author) => vancouverName(romanizeName(author))).join(', ');
  const { title, language } = article;
  const original = localize(title, language).text;
  const shown = isCyrillic(original) && title.en ? `[${title.en}]` : original;
  const note = isCyrillic(original) ? ` ${languageInEnglish.of(language)}.` : '';
  return `${authors}. ${shown}. ${journal.text.title}. ${issue.year};(${issue.number}):${article.pages}.${note}${doi}`;
}

const languageInEnglish = new Intl.DisplayNames('en', { type: 'language' });

const isCyrillic = (text: string) => /\p{Script=Cyrillic}/u.test(text);

/** `N. R. Boboyeva` → `Boboyeva NR`; `Sh. B. Mamatova` → `Mamatova ShB`. */
function vancouverName(author: string): string {
  const { family, given } = nameParts(author);
  return `${family} ${given.replace(/[. ]/g, '')}`;
}

/** `N. R. Boboyeva` → `{ given: 'N. R.', family: 'Boboyeva' }`. */
export function nameParts(author: string): { given: string; family: string } {
  const parts = author.split(' ');
  return { given: parts.slice(0, -1).join(' '), family: parts.at(-1) ?? '' };
}
