import { calendarDay } from '../../../src/build-time.ts';
import {
  type ApplicationField,
  type ApplicationFields,
  applicationFields,
  validateApplication,
} from '../../../src/forms/application.ts';
import { applicationOptions } from '../../../src/forms/application-options.ts';
import { limits } from '../../../src/forms/limits.ts';
import { isoDay } from '../../../src/i18n/format.ts';
import type { Control, FormDefinition } from './form-definition.ts';
import { siteFile } from './site-file.ts';

const types: Partial<Record<ApplicationField, Control['type']>> = {
  email: 'email',
  phone: 'tel',
  socialStatusFile: 'file',
  consent: 'checkbox',
};

const optionsOf = siteFile('/application-options.json', applicationOptions);

export const applicationForm: FormDefinition<ApplicationFields> = {
  name: 'application',
  maxBytes: limits.uploadBytes,
  fileField: 'socialStatusFile',
  validate: async (values, { file, origin, receivedAt }) => {
    const today = isoDay(calendarDay(receivedAt));
    return validateApplication(values, file, await optionsOf(origin), today);
  },
  controls: applicationFields.map((name) => ({
    name,
    label: `form.${name}`,
    type: types[name] ?? 'text',
  })),
};
