import { resolve } from 'node:path';
import pMap from 'p-map';
import { tashkentDay } from '../calendar/tashkent.ts';
import { isDocumentType } from '../content-check/layout.ts';
import { entryName } from '../content-types/entry-name.ts';
import { defaultLocale, type Locale, locales, perLocale } from '../i18n/locales.ts';
import { entryPath } from '../routing/entry-pages.ts';
import { changesBetween } from './changes.ts';
import { type Entry, readEntries } from './entries.ts';
import { type History, readHistory } from './history.ts';
import { markKey } from './mark-key.ts';
import { markOf, readMarks } from './marks.ts';
import { inReadingOrder, readingGroup } from './order.ts';
import type { Change, EntryStatus, State, StateCounts, TranslationStatus } from './state.ts';
import { uzbekText } from './texts.ts';

/** Each may run git for each language. */
const entriesAtOnce = 4;

/** Finds which texts of a content folder are translated. Reasons: docs/decisions/translation-status.md. */
export async function translationStatus(
  contentDir: string,
  now = new Date(),
): Promise<TranslationStatus> {
  const dir = resolve(contentDir);
  const [read, history, marks] = await Promise.all([
    readEntries(dir),
    readHistory(dir),
    readMarks(dir),
  ]);
  const statusOf = async (entry: Entry) => {
    const { type, name, title, date, firstDay } = entry;
    const named = { type, ...entryName(name) };
    const mark = markOf(entry.uzbekText);
    const states = {} as Record<Locale, State>;
    const changes: EntryStatus['changes'] = {};
    for (const locale of locales) {
      states[locale] = isMissing(entry, locale) ? 'missing' : 'there';
      const isMarked = marks[markKey(type, name, locale)] === mark;
      if (!history || isMarked || states[locale] === 'missing') continue;
      const changed = await changesSince(entry, locale, history);
      if (changed?.length === 0) continue;
      states[locale] = 'older';
      if (changed) changes[locale] = changed;
    }
    const page = firstDay <= tashkentDay(now) ? entryPath(named) : undefined;
    const status = { type, name, title, page, states, changes, mark };
    return { status, group: readingGroup(named, date, now), date };
  };
  const statuses = await pMap(read, statusOf, { concurrency: entriesAtOnce });
  const entries = inReadingOrder(statuses).map(({ status }) => status);
  return { hasHistory: history !== undefined, counts: countStates(entries), entries };
}

const isMissing = ({ texts }: Entry, locale: Locale) =>
  texts.some((languages) => !languages.includes(locale));

/** How the Uzbek text changed since a translation did; undefined if it wasn't there at that time. */
async function changesSince(
  { type, name, uzbekText: text }: Entry,
  locale: Locale,
  { lastChange, contents }: History,
): Promise<Change[] | undefined> {
  const file = (language: Locale) =>
    `${type}/${name}${isDocumentType(type) ? `/index.${language}.md` : '.yaml'}`;
  const translated = lastChange(file(locale), locale);
  const path = file(defaultLocale);
  if (lastChange(path, defaultLocale) >= translated) return [];
  const old = await contents(path, translated);
  return old === undefined ? undefined : changesBetween(uzbekText(path, old), text);
}

function countStates(entries: readonly EntryStatus[]): Record<Locale, StateCounts> {
  return perLocale((locale) => {
    const counts: StateCounts = { there: 0, missing: 0, older: 0 };
    for (const { states } of entries) counts[states[locale]] += 1;
    return counts;
  });
}
