import type { Locale } from '../i18n/locales.ts';
import { translator } from '../i18n/translate.ts';
import type { SelectOption } from './registry.ts';

/** What a message can be about, in the order of the select. Stored with messages, so none is renamed. */
const topics = ['general', 'admission', 'fees', 'study', 'rector', 'corruption'] as const;

/** The options of the contact form's topic. */
export function topicOptions(locale: Locale): SelectOption[] {
  const t = translator(locale);
  return topics.map((topic) => ({ value: topic, title: t(`topic.${topic}`) }));
}
