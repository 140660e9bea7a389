import { limits } from '../forms/limits.ts';
import { href } from '../routing/href.ts';
import { failureStrings } from './failure-strings.ts';
import { formatNumber } from './format.ts';
import type { Locale } from './locales.ts';
import { translator } from './translate.ts';
import { formErrors } from './ui/form-errors.ts';
import { replyErrors } from './ui/reply-errors.ts';

/** Every text that the contact form can show, finished, so that no dictionary reaches the browser. */
export function contactFormStrings(locale: Locale) {
  const t = translator(locale);
  return {
    labels: {
      firstName: t('form.firstName'),
      lastName: t('form.lastName'),
      email: t('form.email'),
      phone: t('form.phone'),
      message: t('form.message'),
      consent: t('form.consent'),
      website: t('form.website'),
    },
    hints: {
      email: t('form.emailHint'),
      phone: t('form.phoneHint'),
      message: t('form.messageHint', { limit: formatNumber(limits.message, locale) }),
    },
    privacy: { label: t('form.privacy'), href: href('privacy', locale) },
    send: t('form.send'),
    sending: t('form.sending'),
    summary: t('form.summary'),
    errorPrefix: t('form.errorPrefix'),
    success: t('form.success'),
    successText: t('form.successText'),
    reference: t('form.reference'),
    keepReference: t('form.keepReference'),
    close: t('form.close'),
    failed: t('form.failed'),
    offline: t('form.offline'),
    timeout: t('form.timeout'),
    tooMany: replyErrors[locale].tooMany,
    unavailable: replyErrors[locale].unavailable,
    errors: formErrors[locale],
    failure: failureStrings(locale, 'error.form'),
  };
}

export type ContactFormStrings = ReturnType<typeof contactFormStrings>;
