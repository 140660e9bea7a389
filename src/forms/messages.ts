import { islandFailureMessages } from '../i18n/browser-messages.ts';
import { formatNumber } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import { translator } from '../i18n/translate.ts';
import { fileKindNames } from '../i18n/ui/file-kinds.ts';
import { replyErrorMessages } from '../i18n/ui/reply-errors.ts';
import type { FormErrorCode } from './codes.ts';
import { formErrors } from './errors.ts';
import type { FileKind } from './file-kind.ts';
import { limits } from './limits.ts';
import { type FieldName, type FormName, fieldsOf, fileFieldOf, forms } from './registry.ts';

/** All messages that a form can show in one language, since no dictionary is sent to the browser. */
export function formMessages<Form extends FormName>(form: Form, locale: Locale) {
  const t = translator(locale);
  const fields = fieldsOf(form);
  const file = fileFieldOf(form);
  const limit = formatNumber(limits.message, locale);
  const size = formatNumber(limits.files / 1024 ** 2, locale);
  const labels = fields.map(({ name }) => [name, t(`form.${name}`)]);
  const hints = fields.flatMap(({ name, hint }) =>
    hint ? [[name, t(hint, { limit, size })]] : [],
  );
  const errors = Object.entries(formErrors[locale]).filter(([code]) =>
    [...fields, ...(file ? [{ name: 'file' }] : [])].some(({ name }) =>
      code.startsWith(`${name}.`),
    ),
  );
  return {
    labels: Object.fromEntries(labels) as Record<FieldName<Form>, string>,
    hints: Object.fromEntries(hints) as Partial<Record<FieldName<Form>, string>>,
    errors: Object.fromEntries(errors) as Partial<Record<FormErrorCode, string>>,
    /** The names of file kinds; empty for a form without a file. */
    kinds: (file ? fileKindNames[locale] : {}) as Partial<Record<FileKind, string>>,
    website: t('form.website'),
    optional: t('form.optional'),
    required: t('form.required', { optional: t('form.optional') }),
    choose: t('form.choose'),
    chooseFile: t('form.chooseFile'),
    chooseAgain: t('form.chooseAgain'),
    converted: t('form.converted'),
    shrunk: t('form.shrunk'),
    privacy: t('form.privacy'),
    send: t(forms[form].send),
    sending: t('form.sending'),
    progress: t('form.progress'),
    cancel: t('form.cancel'),
    cancelled: t('form.cancelled'),
    restored: t('form.restored'),
    clear: t('form.clear'),
    summary: t('form.summary'),
    errorPrefix: t('form.errorPrefix'),
    sent: t(forms[form].sent),
    sentText: t('form.sentText'),
    reference: t('form.reference'),
    noteNumber: t('form.noteNumber'),
    confirmation: t('form.confirmation'),
    urgent: t('form.urgent'),
    close: t('form.close'),
    failed: t('form.failed'),
    offline: t('form.offline'),
    timeout: t('form.timeout'),
    tooMany: replyErrorMessages[locale].tooMany,
    unavailable: replyErrorMessages[locale].unavailable,
    failure: islandFailureMessages(locale, 'error.form'),
  };
}

export type FormMessages<Form extends FormName = FormName> = ReturnType<typeof formMessages<Form>>;
