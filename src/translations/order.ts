import type { EntryStatus, ReadingGroup } from '../admin/translations/status.ts';
import { readingGroups } from '../admin/translations/status.ts';
import type { NamedEntry } from '../routing/entry-pages.ts';
import { entryRoute } from '../routing/entry-pages.ts';
import { routes } from '../routing/routes.ts';
import type { Section } from '../routing/sections.ts';

/** For how many days news are read. */
const newsDays = 31;

/**
 * The groups of entries on pages of a section. The site only counts visits to journals, so this order
 * follows the needs of visitors: applicants need admissions and fees in their language, then the
 * programmes.
 */
const groupOfSection: Partial<Record<Section, ReadingGroup>> = {
  admission: 'admission',
  programmes: 'programmes',
};

/** The group of an entry; `date` is a news item's day. */
export function readingGroup(entry: NamedEntry, date: string | undefined, now: Date): ReadingGroup {
  if (entry.type === 'news') return isRecent(date, now) ? 'news' : 'others';
  const route = routes[entryRoute(entry)];
  const group = 'section' in route ? groupOfSection[route.section as Section] : undefined;
  return group ?? (entry.type === 'pages' ? 'pages' : 'others');
}

function isRecent(date = '', now: Date): boolean {
  const day = 24 * 60 * 60 * 1000;
  return Date.parse(date) > now.valueOf() - newsDays * day;
}

const collator = new Intl.Collator('en', { numeric: true });

/** Most read entries first: by group, then news by date, newest first, and others by name. */
export function inReadingOrder<Entry extends EntryStatus & { date: string | undefined }>(
  entries: readonly Entry[],
): Entry[] {
  return entries.toSorted(
    (a, b) =>
      readingGroups.indexOf(a.group) - readingGroups.indexOf(b.group) ||
      collator.compare(a.type, b.type) ||
      collator.compare(dated(b), dated(a)) ||
      collator.compare(a.name, b.name),
  );
}

const dated = ({ type, date = '' }: { type: string; date: string | undefined }) =>
  type === 'news' ? date : '';
