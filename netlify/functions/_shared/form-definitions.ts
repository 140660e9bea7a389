import options from '#built/application-options';
import { calendarDay } from '../../../src/build-time.ts';
import { type ApplicationFields, validateApplication } from '../../../src/forms/application.ts';
import { limits } from '../../../src/forms/limits.ts';
import { isoDay } from '../../../src/i18n/format.ts';
import type { FormDefinition } from './form-definition.ts';

export const applicationForm: FormDefinition<ApplicationFields> = {
  name: 'application',
  maxBytes: limits.uploadBytes,
  fileField: 'socialStatusFile',
  validate: (values, { file, receivedAt }) =>
    validateApplication(values, file, options, isoDay(calendarDay(receivedAt))),
};
