import type { Locale } from './locales.ts';
import { type MessageKey, translator } from './translate.ts';

/** The panel over a page whose scripts failed to start. */
export function errorPanelMessages(locale: Locale) {
  const t = translator(locale);
  return {
    status: t('error.status'),
    message: t('error.server'),
    description: t('error.startText'),
    reload: t('error.reload'),
    details: t('error.details'),
  };
}

export type ErrorPanelMessages = ReturnType<typeof errorPanelMessages>;

/** What stands above the server's markup of an island that failed; `notice` says what still works. */
export function islandFailureMessages(locale: Locale, notice: MessageKey) {
  const t = translator(locale);
  return { notice: t(notice), details: t('error.details') };
}

export type IslandFailureMessages = ReturnType<typeof islandFailureMessages>;
