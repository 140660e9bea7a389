import * as v from 'valibot';
import type { ApplicationOptions } from './application-options.ts';
import { checkFile } from './attachment.ts';
import type { ApplicationErrorCode } from './codes.ts';
import { consent, emailAddress, personName, phoneNumber, socialNetworks } from './text-fields.ts';
import { type Validation, validate } from './validate.ts';

/** The fields in their order on the page. */
export const applicationFields = [
  'vacancy',
  'firstName',
  'lastName',
  'email',
  'phone',
  'socialNetworks',
  'socialStatus',
  'socialStatusFile',
  'consent',
] as const;

export type ApplicationField = (typeof applicationFields)[number];

/** What the university keeps of an application; its file is kept beside it. */
export type ApplicationFields = v.InferOutput<ReturnType<typeof applicationSchema>>;

const chosen = <Field extends string>(field: Field) =>
  v.pipe(v.string(`${field}.required`), v.trim(), v.nonEmpty(`${field}.required`));

function applicationSchema({ vacancies, socialStatuses }: ApplicationOptions, today: string) {
  const vacancyOf = (value: string) => vacancies.find((vacancy) => vacancy.value === value);
  const titleOf = (value: string) => socialStatuses.find((status) => status.value === value)?.title;
  return v.pipe(
    v.object({
      vacancy: v.optional(
        v.pipe(
          chosen('vacancy'),
          v.check((value) => vacancyOf(value) !== undefined, 'vacancy.unknown'),
          v.check((value) => (vacancyOf(value)?.until ?? today) >= today, 'vacancy.expired'),
        ),
        '',
      ),
      firstName: personName('firstName'),
      lastName: personName('lastName'),
      email: emailAddress,
      phone: phoneNumber,
      socialNetworks,
      socialStatus: v.optional(
        v.pipe(
          chosen('socialStatus'),
          v.check((value) => titleOf(value) !== undefined, 'socialStatus.unknown'),
        ),
        '',
      ),
      consent,
    }),
    // With its title, which the content may lose before the application is read.
    v.transform((fields) => ({
      ...fields,
      vacancyTitle: vacancyOf(fields.vacancy)?.title ?? '',
      socialStatusTitle: titleOf(fields.socialStatus) ?? '',
    })),
  );
}

/**
 * Checks a job application, as filled in or as posted, on the day `today` (`YYYY-MM-DD`), and puts
 * its fields in their kept form. Unknown fields are ignored; of each wrong field one error is told.
 */
export function validateApplication(
  values: Readonly<Record<string, unknown>>,
  file: Pick<File, 'name' | 'size' | 'type'> | undefined,
  options: ApplicationOptions,
  today: string,
): Validation<ApplicationFields, ApplicationErrorCode, ApplicationField> {
  const checked = validate<ApplicationFields, ApplicationErrorCode>(
    applicationSchema(options, today),
    values,
  );
  const fileError = file ? checkFile(file) : missingFile(values['socialStatus'], options);
  if (!fileError) return checked;
  const errors = checked.ok ? {} : checked.errors;
  return { ok: false, errors: { ...errors, socialStatusFile: fileError } };
}

function missingFile(
  socialStatus: unknown,
  { socialStatuses }: ApplicationOptions,
): ApplicationErrorCode | undefined {
  const status = socialStatuses.find(({ value }) => value === socialStatus);
  return status?.needsDocument ? 'socialStatusFile.required' : undefined;
}
