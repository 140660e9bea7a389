import type { NamedEntry } from '../routing/entry-pages.ts';
import { entryRoute } from '../routing/entry-pages.ts';
import { routes } from '../routing/routes.ts';
import type { Section } from '../routing/sections.ts';
import type { EntryStatus } from './state.ts';

/** In the order in which visitors read them most. */
const readingGroups = ['news', 'admission', 'programmes', 'pages', 'others'] as const;

/** Entries that visitors read about equally often. */
type ReadingGroup = (typeof readingGroups)[number];

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

interface Ordered {
  status: EntryStatus;
  group: ReadingGroup;
  date: string | undefined;
}

/** Most read entries first: by group, then news by date, newest first, and others by name. */
export function inReadingOrder<Entry extends Ordered>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted(
    (a, b) =>
      readingGroups.indexOf(a.group) - readingGroups.indexOf(b.group) ||
      collator.compare(a.status.type, b.status.type) ||
      collator.compare(dated(b), dated(a)) ||
      collator.compare(a.status.name, b.status.name),
  );
}

const dated = ({ status, date = '' }: Ordered) => (status.type === 'news' ? date : '');
