// The facts next to the text of a journal.
import { buildDay } from '../../build/build-time.ts';
import type { LocalizedDocument } from '../../content-types/documents.ts';
import { formatDate, formatNumber, formatPeriod } from '../../i18n/format.ts';
import { translator } from '../../i18n/translate.ts';
import { issueId, licenceOf } from './identifiers.ts';
import { manuscriptFacts } from './manuscript-facts.ts';
import type { JournalIssue } from './queries.ts';

/** The latest issue, the facts about a journal, and when and where to send manuscripts. */
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
    { name: 'ISSN', value: data.issn ?? t('journal.noIssn') },
    {
      name: t('journal.nationalList'),
      value: t(`journal.nationalList.${data.nationalList ?? 'unknown'}`),
    },
    licenceFact(journal),
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

/** The licence of a journal's articles, with its text. */
export function licenceFact({ locale, data: { licence } }: LocalizedDocument<'journals'>) {
  const t = translator(locale);
  const link = licenceOf(licence);
  return { name: t('journal.licence'), link, value: link ? undefined : t('journal.noLicence') };
}

/** The dates for manuscripts of the next issue; empty if its last day is past at build time. */
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
