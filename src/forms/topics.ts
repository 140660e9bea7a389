import type { Locale } from '../i18n/locales.ts';
import { translator } from '../i18n/translate.ts';
import { type SelectOption, topics } from './form.ts';
import { fieldsOf } from './registry.ts';

/** The options of the contact form's topic. */
export function topicOptions(locale: Locale): SelectOption[] {
  const t = translator(locale);
  return topics.map((value) => ({
    value,
    title: t(`topic.${value}`),
    hasFields: fieldsOf('contact').some(({ topic }) => topic === value),
  }));
}
