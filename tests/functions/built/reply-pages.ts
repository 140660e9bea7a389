import { formNames } from '../../../src/forms/registry.ts';
import { perLocale } from '../../../src/i18n/locales.ts';
import { replyTemplate } from '../contract/reply-template.ts';

export default Object.fromEntries(
  formNames.map((form) => [form, perLocale((locale) => replyTemplate(locale, form))]),
);
