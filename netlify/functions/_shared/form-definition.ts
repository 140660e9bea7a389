import type { FormErrorCode } from '../../../src/forms/codes.ts';
import type { Validation } from '../../../src/forms/validate.ts';
import type { MessageKey } from '../../../src/i18n/translate.ts';
import type { Submission } from './submission.ts';

/** A field as the plain reply page shows it. */
export interface Control {
  name: string;
  label: MessageKey;
  type: 'text' | 'email' | 'tel' | 'textarea' | 'checkbox';
}

/** What the pipeline has to know of a form; everything else is the same for all of them. */
export interface FormDefinition<Fields extends object = object> {
  /** Names the records, the reply page, the path under /api and the bot check's action. */
  name: Submission['form'];
  maxBytes: number;
  validate: (values: Record<string, unknown>) => Validation<Fields, FormErrorCode>;
  controls: readonly Control[];
}
