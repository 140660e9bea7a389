import { formatNumber } from '../i18n/format.ts';
import { type Locale, perLocale } from '../i18n/locales.ts';
import { published } from '../i18n/published.ts';
import { formErrorMessages } from '../i18n/ui/form-errors.ts';
import type { FormErrorCode } from './codes.ts';
import { limits } from './limits.ts';

type FormErrors = Record<FormErrorCode, string>;

/** The limits by their names in messages; that of files in megabytes. */
const shownLimits: Partial<Record<string, number>> = {
  ...limits,
  files: limits.files / 1024 ** 2,
};

/** The errors of fields and how to correct them, by language and code, with the limits filled in. */
export const formErrors: Record<Locale, FormErrors> = perLocale((locale) => {
  const messages: FormErrors = formErrorMessages[locale];
  const fill = (message: string) =>
    message.replace(/\{(\w+)\}/g, (slot, name: string) => {
      const limit = shownLimits[name];
      return limit === undefined ? slot : formatNumber(limit, locale);
    });
  const filled = Object.entries(messages).map(([code, message]) => [
    code,
    published(fill(message)),
  ]);
  return Object.fromEntries(filled) as FormErrors;
});
