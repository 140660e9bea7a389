import { resolve } from 'node:path';
import {
  countStates,
  type EntryStatus,
  type State,
  type TranslationStatus,
} from '../admin/translations/status.ts';
import { tashkentDay } from '../calendar/tashkent.ts';
import { entryName } from '../content-types/entry-name.ts';
import { defaultLocale, type Locale, perLocale } from '../i18n/locales.ts';
import { entryPath } from '../routing/entry-pages.ts';
import { type Entry, readEntries } from './entries.ts';
import { readMemory } from './hashes.ts';
import { type CommitOf, readHistory } from './history.ts';
import { inReadingOrder, readingGroup } from './order.ts';
import type { Written } from './texts.ts';

type IsOlder = (uzbek: Written, translation: Written) => boolean;

/**
 * Finds what is translated in a content folder: `src/content`, with the memory for folders without
 * history in `.netlify/` beside `src/`. Reasons: docs/decisions/translation-status.md.
 */
export async function translationStatus(
  contentDir: string,
  now = new Date(),
): Promise<TranslationStatus> {
  const dir = resolve(contentDir);
  const [entries, commitOf] = await Promise.all([readEntries(dir), readHistory(dir)]);
  if (commitOf) return statusOf(entries, 'history', changedLater(commitOf), now);
  const memory = await readMemory(resolve(dir, '../../.netlify/translations'));
  const status = statusOf(entries, 'hashes', memory.isOlder, now);
  await memory.save();
  return status;
}

const changedLater =
  (commitOf: CommitOf): IsOlder =>
  (uzbek, translation) =>
    commitOf(uzbek) < commitOf(translation);

function statusOf(
  entries: readonly Entry[],
  basis: TranslationStatus['basis'],
  isOlder: IsOlder,
  now: Date,
): TranslationStatus {
  const statuses = entries.map(({ type, name, title, date, firstDay, texts }) => {
    const named = { type, ...entryName(name) };
    const states = perLocale((locale) => stateOf(texts, locale, isOlder));
    const group = readingGroup(named, date, now);
    const page = firstDay <= tashkentDay(now) ? entryPath(named) : undefined;
    return { group, type, name, title, page, states, date };
  });
  const sorted = inReadingOrder(statuses).map(({ date, ...status }): EntryStatus => status);
  return { basis, counts: countStates(sorted), entries: sorted };
}

function stateOf(texts: Entry['texts'], locale: Locale, isOlder: IsOlder): State {
  if (texts.some((text) => !text[locale])) return 'missing';
  const older = texts.filter((text) => {
    const { [defaultLocale]: uzbek, [locale]: translation } = text;
    return locale !== defaultLocale && uzbek && translation && isOlder(uzbek, translation);
  });
  return older.length > 0 ? 'older' : 'there';
}
