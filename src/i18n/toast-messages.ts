import type { Locale } from './locales.ts';
import { translator } from './translate.ts';

/** The labels of toasts in a language. */
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
