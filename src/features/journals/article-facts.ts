// The facts beside an article.
import { formatDate } from '../../i18n/format.ts';
import { translator } from '../../i18n/translate.ts';
import { href } from '../../routing/href.ts';
import { documentLink } from '../../routing/link.ts';
import type { PublishedArticle } from './citation.ts';
import { doiUrl, issueId } from './identifiers.ts';

/** The facts about an article, in the reader's language. */
export function articleFacts({ journal, issue, article }: PublishedArticle) {
  const { locale, number, slug } = journal;
  const t = translator(locale);
  const archive = href('journal', locale, { id: number, slug });
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
    },
    { name: t('journal.uploadedOn'), value: formatDate(issue.uploadedOn, locale) },
  ].map((fact) => ({ ...fact, link: fact.link || undefined }));
}
