import {
  type EntryStatus,
  isComplete,
  readingGroups,
  type TranslationStatus,
} from '../admin/translations/status.ts';
import { summary, words } from '../admin/translations/words.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { localize } from '../i18n/localize.ts';

/** The missing and outdated translations by group, and the counts of all languages as the last line. */
export function report(status: TranslationStatus, locale: Locale): string {
  const say = words(locale);
  const todo = status.entries.filter((entry) => !isComplete(entry));
  const groups = readingGroups.flatMap((group) => {
    const lines = todo.filter((entry) => entry.group === group).map((one) => line(one, locale));
    return lines.length > 0 ? [[say(`group.${group}`), ...lines].join('\n')] : [];
  });
  return [
    ...(groups.length > 0 ? groups : [say('none')]),
    ...(status.hasHistory ? [] : [say('noHistory')]),
    summary(status, locale),
  ].join('\n\n');
}

function line({ type, name, title, states }: EntryStatus, locale: Locale): string {
  const todo = locales
    .filter((each) => states[each] !== 'there')
    .map((each) => `${each} ${words(locale)(`state.${states[each]}`)}`);
  const shown = typeof title === 'string' ? title : localize(title, locale).text;
  return `  ${type}/${name}: ${todo.join(', ')} (${shown})`;
}
