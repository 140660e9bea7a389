// The props that an article's page passes to the frame, and the facts next to its text.
import { documentByNumber } from '../../content-types/documents.ts';
import { publicFileSize } from '../../content-types/public-file.ts';
import type { Call } from '../../design/call.ts';
import { formatDate } from '../../i18n/format.ts';
import { defaultLocale, isLocale, type Locale } from '../../i18n/locales.ts';
import { localize, textLocaleFor } from '../../i18n/localize.ts';
import { translator } from '../../i18n/translate.ts';
import { href, path } from '../../routing/href.ts';
import { documentLink } from '../../routing/link.ts';
import { absoluteUrl } from '../../routing/site.ts';
import { loadUniversityReference } from '../../structured-data/from-content.ts';
import { type PublishedArticle, scholarMetadata } from './citation.ts';
import { articleLocales, articleParams, doiUrl, issueId } from './identifiers.ts';
import { licenceFact } from './journal-facts.ts';
import { manuscriptCall, missingFileCall } from './manuscript-facts.ts';
import type { Article } from './queries.ts';
import { scholarlyArticle } from './structured-data.ts';

/** The props that an article's page passes to the frame. */
export async function articleHead({ journal, issue, article }: PublishedArticle) {
  const { locale, number, slug } = journal;
  const translated = articleLocales(article);
  const textLocale = textLocaleFor(locale, translated);
  const publisher = await loadUniversityReference(textLocale);
  return {
    locale,
    title: localize(article.title, locale),
    description: localize(article.abstract, locale),
    structured: [scholarlyArticle(article, { journal, issue, publisher }, textLocale)],
    translated,
    call: await articleCall(article, locale),
    path: path('article', articleParams(journal, issue, article)),
    search: { date: issue.uploadedOn },
    trail: [
      { label: translator(locale)('journal.title'), href: href('journals', locale) },
      documentLink(journal, href('journal', locale, { id: number, slug })),
    ],
  };
}

/** The facts about an article, in the reader's language. */
export function articleFacts({ journal, issue, article }: PublishedArticle) {
  const { locale, number, slug } = journal;
  const t = translator(locale);
  const archive = href('journal', locale, { id: number, slug });
  const keywords = article.keywords && localize(article.keywords, locale);
  return [
    { name: t('article.journal'), link: documentLink(journal, archive) },
    {
      name: t('article.issue'),
      link: {
        label: t('journal.issue', { year: issue.year, number: issue.number }),
        href: `${archive}#${issueId(issue)}`,
      },
    },
    { name: t('article.pages'), value: article.pages },
    { name: t('article.language'), value: t(`course.language.${article.language}`) },
    {
      name: 'DOI',
      link: article.doi && { label: article.doi, href: doiUrl(article.doi) },
      value: article.doi ? undefined : t('article.noDoi'),
    },
    { name: t('article.keywords'), value: keywords?.text, lang: keywords?.lang },
    licenceFact(journal),
    { name: t('journal.uploadedOn'), value: formatDate(issue.uploadedOn, locale) },
  ].map((fact) => ({ ...fact, link: fact.link || undefined }));
}

/** An article for its citation: with its journal's registered title, which is the one in its base language. */
export async function citedArticle({
  journal,
  issue,
  article,
}: PublishedArticle): Promise<PublishedArticle> {
  const { number } = journal;
  return { journal: await documentByNumber('journals', number, defaultLocale), issue, article };
}

/**
 * The metadata for scholarly search engines, on the article's page in its own language or the default
 * one.
 */
export function articleMetadata(cited: PublishedArticle, locale: Locale) {
  const { journal, issue, article } = cited;
  const { language } = article;
  if (locale !== (isLocale(language) ? language : defaultLocale)) return [];
  const params = articleParams(journal, issue, article);
  return scholarMetadata(cited, absoluteUrl(href('article', locale, params)));
}

/** The file as the page's main action: in the bar on phones, first among the facts on wide screens. */
async function articleCall({ pdf }: Article, locale: Locale): Promise<Call | undefined> {
  if (!pdf) return missingFileCall(locale);
  const label = `PDF (${publicFileSize(pdf, locale)})`;
  return {
    ...(await manuscriptCall(locale)),
    action: { label, href: pdf, type: 'application/pdf' },
  };
}
