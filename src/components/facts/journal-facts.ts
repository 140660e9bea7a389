import type { LocalizedDocument } from '../../collections/documents.ts';
import { formatNumber } from '../../i18n/format.ts';
import { translator } from '../../i18n/translate.ts';
import { manuscriptFacts } from './manuscript-facts.ts';

/** The facts about a journal, with where authors send their articles, in the reader's language. */
export async function journalFacts({ locale, data }: LocalizedDocument<'journals'>) {
  const t = translator(locale);
  return [
    { name: 'ISSN', value: data.issn ?? t('journal.noIssn') },
    { name: t('journal.founded'), value: String(data.founded) },
    { name: t('journal.frequency'), value: t('journal.perYear', { count: data.issuesPerYear }) },
    { name: t('journal.views'), value: formatNumber(data.views, locale), count: 'views' as const },
    {
      name: t('journal.downloads'),
      value: formatNumber(data.downloads, locale),
      count: 'downloads' as const,
    },
    ...(await manuscriptFacts(locale)),
  ];
}
