import { localizedPath } from '../routing/href.ts';
import type { Locale } from './locales.ts';
import { type MessageKey, translator } from './translate.ts';

/** What an island that failed says in its place; `notice` names the way that still works. */
export function failureStrings(locale: Locale, notice: MessageKey) {
  const t = translator(locale);
  return {
    notice: t(notice),
    details: t('error.details'),
    errorPage: localizedPath('/500', locale),
  };
}

export type FailureStrings = ReturnType<typeof failureStrings>;
