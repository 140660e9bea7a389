import type { TranslationStatus } from '../admin/translations/status.ts';
import { type Todo, todoOf } from '../admin/translations/todo.ts';
import { summary, words } from '../admin/translations/words.ts';
import type { Locale } from '../i18n/locales.ts';
import { localize } from '../i18n/localize.ts';

/** The missing translations, then the older ones, and the counts of all languages as the last line. */
export function report(status: TranslationStatus, locale: Locale): string {
  const say = words(locale);
  const todo = todoOf(status.entries).map((one) => line(one, locale));
  return [
    todo.length > 0 ? todo.join('\n') : say('none'),
    ...(status.hasHistory ? [] : [say('noHistory')]),
    summary(status, locale),
  ].join('\n\n');
}

function line({ entry: { type, name, title }, language, state }: Todo, locale: Locale): string {
  const shown = typeof title === 'string' ? title : localize(title, locale).text;
  return `${type}/${name}: ${language} ${words(locale)(`state.${state}`)} (${shown})`;
}
