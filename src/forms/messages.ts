import { failureStrings } from '../i18n/failure-strings.ts';
import { formatNumber } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import { type MessageKey, translator } from '../i18n/translate.ts';
import { formErrors } from '../i18n/ui/form-errors.ts';
import { replyErrors } from '../i18n/ui/reply-errors.ts';
import { href } from '../routing/href.ts';
import type { ApplicationField } from './application.ts';
import type { FormErrorCode } from './codes.ts';
import type { ContactField } from './contact.ts';
import { limits } from './limits.ts';

type Field = ContactField | ApplicationField;

const hints: Partial<Record<Field, MessageKey>> = {
  email: 'form.emailHint',
  phone: 'form.phoneHint',
  message: 'form.messageHint',
  socialNetworks: 'form.socialNetworksHint',
  socialStatusFile: 'form.socialStatusFileHint',
};

/** Every text that a form can show, finished, so that no dictionary reaches the browser. */
export function formStrings<Name extends Field>(
  fields: readonly Name[],
  send: MessageKey,
  locale: Locale,
) {
  const t = translator(locale);
  const limit = formatNumber(limits.message, locale);
  const size = formatNumber(limits.files / 1024 ** 2, locale);
  const hintOf = (field: Field) => hints[field] && [field, t(hints[field], { limit, size })];
  const errors = Object.entries(formErrors[locale]).filter(([code]) =>
    fields.some((field) => code.startsWith(`${field}.`)),
  );
  return {
    labels: Object.fromEntries(fields.map((field) => [field, t(`form.${field}`)])) as Record<
      Name,
      string
    >,
    hints: Object.fromEntries(fields.flatMap((field) => [hintOf(field) ?? []])) as Partial<
      Record<Field, string>
    >,
    errors: Object.fromEntries(errors) as Partial<Record<FormErrorCode, string>>,
    website: t('form.website'),
    optional: t('form.optional'),
    choose: t('form.choose'),
    chooseAgain: t('form.chooseAgain'),
    privacy: { label: t('form.privacy'), href: href('privacy', locale) },
    send: t(send),
    sending: t('form.sending'),
    progress: t('form.progress'),
    cancel: t('form.cancel'),
    cancelled: t('form.cancelled'),
    restored: t('form.restored'),
    clear: t('form.clear'),
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
    failure: failureStrings(locale, 'error.form'),
  };
}

export type FormStrings = Omit<ReturnType<typeof formStrings>, 'labels'> & {
  labels: Readonly<Record<string, string>>;
};
