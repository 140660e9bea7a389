import { resolve } from 'node:path';
import {
  countStates,
  type EntryStatus,
  type State,
  type TranslationStatus,
} from '../admin/translations/status.ts';
import { tashkentDay } from '../calendar/tashkent.ts';
import { isDocumentType } from '../content-check/layout.ts';
import { entryName } from '../content-types/entry-name.ts';
import { defaultLocale, type Locale, perLocale } from '../i18n/locales.ts';
import { entryPath } from '../routing/entry-pages.ts';
import { type Entry, readEntries } from './entries.ts';
import { type LastChange, readHistory } from './history.ts';
import { inReadingOrder, readingGroup } from './order.ts';

/** Finds which texts of a content folder are translated. Reasons: docs/decisions/translation-status.md. */
export async function translationStatus(
  contentDir: string,
  now = new Date(),
): Promise<TranslationStatus> {
  const dir = resolve(contentDir);
  const [read, lastChange] = await Promise.all([readEntries(dir), readHistory(dir)]);
  const statuses = read.map((entry) => {
    const { type, name, title, date, firstDay } = entry;
    const named = { type, ...entryName(name) };
    const states = perLocale((locale) => stateOf(entry, locale, lastChange));
    const group = readingGroup(named, date, now);
    const page = firstDay <= tashkentDay(now) ? entryPath(named) : undefined;
    return { group, type, name, title, page, states, date };
  });
  const entries = inReadingOrder(statuses).map(({ date, ...status }): EntryStatus => status);
  return { hasHistory: lastChange !== undefined, counts: countStates(entries), entries };
}

function stateOf(
  { type, name, texts }: Entry,
  locale: Locale,
  lastChange: LastChange = () => -1,
): State {
  if (texts.some((languages) => !languages.includes(locale))) return 'missing';
  const changed = (language: Locale) => {
    const file = isDocumentType(type) ? `/index.${language}.md` : '.yaml';
    return lastChange(`${type}/${name}${file}`, language);
  };
  return changed(defaultLocale) < changed(locale) ? 'older' : 'there';
}
