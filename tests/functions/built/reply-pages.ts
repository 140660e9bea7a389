import { locales } from '../../../src/i18n/locales.ts';
import { formNamesOfReplies, replyTemplate } from '../contract/reply-template.ts';

const pagesOf = (form: (typeof formNamesOfReplies)[number]) =>
  Object.fromEntries(locales.map((locale) => [locale, replyTemplate(locale, form)]));

export default Object.fromEntries(formNamesOfReplies.map((form) => [form, pagesOf(form)]));
