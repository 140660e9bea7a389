import type { Locale } from './locales.ts';
import { translator } from './translate.ts';

/** What toasts say of themselves, finished for the browser. */
export function toastStrings(locale: Locale) {
  const t = translator(locale);
  return {
    success: t('toast.success'),
    error: t('toast.error'),
    warning: t('toast.warning'),
    info: t('toast.info'),
    close: t('toast.close'),
  };
}

export type ToastStrings = ReturnType<typeof toastStrings>;
