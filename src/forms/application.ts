import * as v from 'valibot';
import { errorCode, type FieldError } from './codes.ts';
import {
  type FieldName,
  findOption,
  type SelectOption,
  type SelectOptions,
  type TextFieldName,
} from './registry.ts';
import {
  consent,
  emailAddress,
  firstName,
  lastName,
  phoneNumber,
  socialNetworks,
} from './text-fields.ts';
import { type Validation, type ValidationContext, validate } from './validate.ts';

/** An application as it is stored; its file is stored beside it. */
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

type Context = ValidationContext<SelectOptions<'application'>>;

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
    } satisfies Record<TextFieldName<'application'>, v.GenericSchema>),
    // The titles are stored too: the content may lose them before the application is read.
    v.transform((fields) => ({
      ...fields,
      vacancyTitle: findOption(vacancy, fields.vacancy)?.title ?? '',
      socialStatusTitle: findOption(socialStatus, fields.socialStatus)?.title ?? '',
    })),
  );
}

/** Checks a job application as typed or posted, and normalizes it. Unknown fields are ignored. */
export function validateApplication(
  values: Readonly<Record<string, unknown>>,
  context: Context,
): Validation<ApplicationFields, FieldName<'application'>> {
  const { file, options } = context;
  const checked = validate(applicationSchema(context), values);
  const socialStatus = findOption(options.socialStatus, values['socialStatus']);
  const socialStatusFile = documentError(file, socialStatus?.needsDocument ?? false);
  if (!socialStatusFile) return checked;
  const errors = checked.ok ? {} : checked.errors;
  return { ok: false, errors: { ...errors, socialStatusFile } };
}

function documentError(file: Context['file'], needed: boolean): FieldError | undefined {
  if (file) return file.error;
  return needed ? errorCode('socialStatusFile.required') : undefined;
}
