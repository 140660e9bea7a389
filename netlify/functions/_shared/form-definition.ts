import type { FormName } from '../../../src/forms/registry.ts';
import type { Validation } from '../../../src/forms/validate.ts';
import type { AttachedFile } from './steps/attached-file.ts';

/** What a form is checked with beside its own values. */
export interface Circumstances {
  file: AttachedFile | undefined;
  receivedAt: Date;
}

/** What the pipeline has to know of a form; everything else is the same for all of them. */
export interface FormDefinition<Fields extends object = object> {
  /** Names the records, the reply page, the path under /api and the bot check's action. */
  name: FormName;
  maxBytes: number;
  /** The field that a file may come in. */
  fileField?: string | undefined;
  validate: (
    values: Record<string, unknown>,
    circumstances: Circumstances,
  ) => Validation<Fields, string>;
}
