import { formatShortDate } from '../../i18n/format.ts';
import { defaultLocale } from '../../i18n/locales.ts';
import { routeOf } from '../../routing/href.ts';
import { titleWeights } from '../search-index.ts';
import type { Title } from '../titles.ts';
import type { SearchRecord } from './read-page.ts';

/** A third of it is transferred, compressed; a first search should load less than 20 kB. */
const maxBytes = 30_000;

/**
 * The titles of a language's records, as JSON of `Title[]`: those with the highest weight first, of these
 * the newest. Titles that don't fit are only found once the index has loaded.
 */
export function titlesText(records: readonly SearchRecord[]): string {
  const weightOf = (record: SearchRecord) => titleWeights[titleKind(record)];
  const sorted = records.toSorted(
    (a, b) => weightOf(b) - weightOf(a) || (b.date ?? '').localeCompare(a.date ?? ''),
  );
  const fitting: string[] = [];
  let bytes = 0;
  for (const record of sorted) {
    const { url, title, section, lang } = record;
    const json = JSON.stringify({
      url,
      title,
      section,
      date: shownDate(record),
      lang,
    } satisfies Title);
    bytes += Buffer.byteLength(json) + 1;
    if (bytes > maxBytes) break;
    fitting.push(json);
  }
  return `[${fitting.join()}]`;
}

/** The kind of a record's title, which `pagefindOptions` weights. */
export function titleKind({
  url,
  locale,
  section,
  category,
  date,
}: SearchRecord): keyof typeof titleWeights {
  // The page that lists them has no date.
  if (section === 'vacancies' && date) return 'post';
  if (category === 'article' || category === 'book' || (section === 'news' && date)) return 'item';
  const path = locale === defaultLocale ? url : url.slice(locale.length + 1);
  return routeOf(path) === 'aboutCourse' ? 'detail' : 'title';
}

/** A record's date in its language; only a year stays as it is. */
export const shownDate = ({ date, locale }: SearchRecord) =>
  date && date.length > 4 ? formatShortDate(new Date(date), locale) : date;
