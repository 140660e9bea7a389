import { localizedPath } from '../routing/href.ts';
import type { Locale } from './locales.ts';
import { translator } from './translate.ts';

/** What the panel of an error says of itself, finished for the browser. */
export function errorStrings(locale: Locale) {
  const t = translator(locale);
  return {
    status: t('error.status'),
    message: t('error.server'),
    description: t('error.startText'),
    reload: t('error.reload'),
    details: t('error.details'),
    errorPage: localizedPath('/500', locale),
  };
}

export type ErrorStrings = ReturnType<typeof errorStrings>;
