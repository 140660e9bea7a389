import * as v from 'valibot';
import { errorCode, type FieldError } from './codes.ts';
import {
  type Form,
  type FormField,
  findOption,
  type OptionsOf,
  person,
  type SelectOption,
  type TextNames,
} from './form.ts';
import {
  consent,
  emailAddress,
  firstName,
  lastName,
  phoneNumber,
  socialNetworks,
} from './text-fields.ts';
import { type Validation, type ValidationContext, validate, withFileError } from './validate.ts';

const fields = [
  { name: 'vacancy', kind: 'select', fromQuery: true },
  ...person,
  { name: 'socialNetworks', kind: 'text', optional: true, hint: 'form.socialNetworksHint' },
  // Reveals a disability or the loss of parents, and others may use the same device.
  {
    name: 'socialStatus',
    kind: 'select',
    autoComplete: 'off',
    hint: 'form.socialStatusHint',
  },
  {
    name: 'socialStatusFile',
    kind: 'file',
    hint: 'form.fileHint',
    provesOption: 'socialStatus',
  },
  { name: 'consent', kind: 'consent' },
] as const satisfies readonly FormField[];

/** An application as it is stored, without its file. */
export type ApplicationFields = v.InferOutput<ReturnType<typeof applicationSchema>>;

function requiredOption(field: 'vacancy' | 'socialStatus', options: readonly SelectOption[]) {
  const required = errorCode(`${field}.required`);
  return v.pipe(
    v.string(required),
    v.trim(),
    v.nonEmpty(required),
    v.check((value) => findOption(options, value) !== undefined, errorCode(`${field}.unknown`)),
  );
}

type Context = ValidationContext<OptionsOf<typeof fields>>;

function applicationSchema({ options, today, dialled }: Context) {
  const { vacancy, socialStatus } = options;
  const isOpen = (value: string) => (findOption(vacancy, value)?.until ?? today) >= today;
  return v.pipe(
    v.object({
      vacancy: v.optional(
        v.pipe(requiredOption('vacancy', vacancy), v.check(isOpen, errorCode('vacancy.expired'))),
        '',
      ),
      firstName,
      lastName,
      email: emailAddress,
      phone: phoneNumber(dialled),
      socialNetworks,
      socialStatus: v.optional(requiredOption('socialStatus', socialStatus), ''),
      consent,
    } satisfies Record<TextNames<typeof fields>, v.GenericSchema>),
    // The titles are stored too, because the content may lose them before the application is read.
    v.transform((fields) => ({
      ...fields,
      vacancyTitle: findOption(vacancy, fields.vacancy)?.title ?? '',
      socialStatusTitle: findOption(socialStatus, fields.socialStatus)?.title ?? '',
    })),
  );
}

function validateApplication(
  values: Readonly<Record<string, unknown>>,
  context: Context,
): Validation<ApplicationFields> {
  const { file, options } = context;
  const checked = validate(applicationSchema(context), values);
  const socialStatus = findOption(options.socialStatus, values['socialStatus']);
  const error = documentError(file, socialStatus?.needsDocument ?? false);
  return withFileError(checked, 'socialStatusFile', error);
}

function documentError(file: Context['file'], needed: boolean): FieldError | undefined {
  if (file) return file.error;
  return needed ? errorCode('socialStatusFile.required') : undefined;
}

/** An application for a vacancy. */
export const application = {
  page: 'careers',
  fragment: '#application',
  title: 'application.title',
  send: 'application.send',
  sent: 'application.sent',
  fields,
  validate: validateApplication,
} as const satisfies Form;
