import type { Locale } from '../i18n/locales.ts';
import { localize } from '../i18n/localize.ts';
import type { TranslationStatus } from './state.ts';
import { type Todo, todoOf } from './todo.ts';
import { summary, words } from './words.ts';

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
