import applicationOptions from '#built/application-options';
import { tashkentDay } from '../../../src/calendar/tashkent.ts';
import {
  type FormName,
  fileFieldOf,
  maxBytesOf,
  type SelectOptions,
} from '../../../src/forms/registry.ts';
import { type StoredFields, validators } from '../../../src/forms/rules.ts';
import { topicOptions } from '../../../src/forms/topics.ts';
import { dialledNumber } from './dialled-number.ts';
import type { FormDefinition } from './form-definition.ts';

/** Titles are stored in Uzbek, the staff's language. */
export const contactForm = define('contact', { topic: topicOptions('uz') });
export const applicationForm = define('application', applicationOptions);

/** What the pipeline needs of a form, from its row in the registry, its rules and its options. */
function define<Form extends FormName>(
  name: Form,
  options: SelectOptions<Form>,
): FormDefinition<StoredFields[Form]> {
  return {
    name,
    maxBytes: maxBytesOf(name),
    fileField: fileFieldOf(name),
    validate: (values, { file, receivedAt }) =>
      validators[name](values, {
        file,
        options,
        today: tashkentDay(receivedAt),
        dialled: dialledNumber,
      }),
  };
}
