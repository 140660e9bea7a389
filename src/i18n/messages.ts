import type { Locale } from './locales.ts';
import { type MessageKey, translator } from './translate.ts';

// Complete messages for scripts in the browser, which import the types alone: no dictionary gets there.

/** The titles of toasts, and the label of their button. */
export function toastMessages(locale: Locale) {
  const t = translator(locale);
  return {
    success: t('toast.success'),
    error: t('toast.error'),
    warning: t('toast.warning'),
    info: t('toast.info'),
    close: t('toast.close'),
  };
}

export type ToastMessages = ReturnType<typeof toastMessages>;

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
