import type { FormOptions } from '../../../src/forms/registry.ts';
import { topicOptions } from '../../../src/forms/topics.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import { options } from '../contract/application-posts.ts';

/** The options of each form's selects, on the test site. */
export const formOptions = (locale: Locale): FormOptions => ({
  contact: { topic: topicOptions(locale) },
  application: options,
});

export default formOptions('uz');
