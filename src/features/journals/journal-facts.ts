// The facts beside the text of a journal.
import { buildDay } from '../../build/build-time.ts';
import type { LocalizedDocument } from '../../content-types/documents.ts';
import { formatDate, formatNumber, formatPeriod } from '../../i18n/format.ts';
import { translator } from '../../i18n/translate.ts';
import { issueId } from './identifiers.ts';
import { manuscriptFacts } from './manuscript-facts.ts';
import type { JournalIssue } from './queries.ts';

/** The latest issue, and the facts about a journal, with when and where authors send their articles. */
export async function journalFacts(
  journal: LocalizedDocument<'journals'>,
  [latest]: readonly JournalIssue[],
) {
  const { locale, data } = journal;
  const t = translator(locale);
  return [
    {
      name: t('journal.latest'),
      link: latest && {
        label: t('journal.issue', { year: latest.year, number: latest.number }),
        href: `#${issueId(latest)}`,
      },
      large: true,
    },
    ...nextIssueFacts(journal),
    { name: 'ISSN', value: data.issn },
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

/** When the next issue takes manuscripts; nothing if it has ceased to by the day of the build. */
export function nextIssueFacts({ locale, data: { nextIssue } }: LocalizedDocument<'journals'>) {
  if (!nextIssue || nextIssue.closes < buildDay) return [];
  const t = translator(locale);
  const { year, number, opens, closes } = nextIssue;
  return [
    {
      name: `${t('journal.takes')}: ${t('journal.issue', { year, number })}`,
      value: opens
        ? formatPeriod(opens, closes, locale)
        : t('journal.takesUntil', { date: formatDate(closes, locale) }),
    },
  ];
}
