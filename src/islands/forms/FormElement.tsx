import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import {
  findOption,
  type FormField as RegistryField,
  type SelectOption,
} from '../../forms/form.ts';
import type { FormMessages } from '../../forms/messages.ts';
import { type FieldName, type FormName, fieldsFor, fieldsOf } from '../../forms/registry.ts';
import { ConsentField, FileField, SelectField, TextField } from './Field.tsx';
import type { SubmissionFormProps } from './props.ts';
import type { Submission } from './use-submission.ts';

interface Props<Name extends FormName> extends SubmissionFormProps<Name> {
  submission: Submission;
  idOf: (field: string) => string;
  /** The content after the fields. */
  children: ReactNode;
}

/** The `<form>`, with the fields that all forms have and its own. */
export function FormElement<Name extends FormName>(props: Props<Name>) {
  const { form: name, locale, messages, links, template = false } = props;
  const { submission, idOf, children } = props;
  const { state } = submission;
  const options: Partial<Record<string, readonly SelectOption[]>> = props.options;
  const fixed: Partial<Record<string, string>> = props.fixed ?? {};
  // A template has the fields of every topic; the function removes those of other topics (data-topic).
  const fields = template ? fieldsOf(name) : fieldsFor(name, fixed['topic']);
  const optionsOf = (field: string) =>
    (options[field] ?? []).filter(({ hasFields }) => template || !hasFields);
  const proved = fields.find(({ provesOption }) => provesOption)?.provesOption;
  const { chosen, read } = useChosen(submission.form, proved);
  // Until it is hydrated, forms.css shows the document's field only while it is needed.
  const isProofNeeded =
    !proved || chosen === undefined || findOption(optionsOf(proved), chosen)?.needsDocument;
  return (
    <form
      ref={submission.form}
      className="form"
      action={`/api/${name}`}
      method="post"
      encType={fields.some(({ kind }) => kind === 'file') ? 'multipart/form-data' : undefined}
      noValidate
      onFocus={submission.handleFocus}
      onInput={() => {
        submission.handleInput();
        read();
      }}
      onSubmit={submission.handleSubmit}
      data-reply-form={template || undefined}
    >
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="idempotencyKey" value={state.key} />
      <input type="hidden" name="botToken" value="" />
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={idOf('website')}>{messages.website}</label>
        <input id={idOf('website')} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      {fields.some(({ name, optional }) => optional && !fixed[name]) && (
        <p className="hint">{messages.required}</p>
      )}
      {fields
        .filter(({ provesOption }) => !provesOption || isProofNeeded)
        .map((field) => (
          <FormField
            key={field.name}
            id={idOf(field.name)}
            field={field}
            options={optionsOf(field.name)}
            fixed={fixed[field.name]}
            own={props.hints?.[field.name]}
            required={!field.optional && !fields.some((other) => isInsteadOf(field, other))}
            error={state.failure?.errors[field.name] ?? (template ? '' : undefined)}
            readOnly={state.phase.name === 'sending'}
            status={submission.fileStatus}
            onFile={submission.handleFile}
            {...{ messages, links, template }}
          />
        ))}
      {children}
    </form>
  );
}

/** Whether a field may be empty because of another: the address for mail because of that for post. */
const isInsteadOf = (field: RegistryField, other: RegistryField) =>
  field.insteadOf === other.name || other.insteadOf === field.name;

/**
 * The chosen value of a select once the form is hydrated, else undefined. Read after each rendering too,
 * since browsers restore what was chosen, and a sent form is emptied, without an event.
 */
function useChosen(form: RefObject<HTMLFormElement | null>, select: string | undefined) {
  const [chosen, setChosen] = useState<string>();
  const read = () => {
    if (select && form.current) setChosen(`${new FormData(form.current).get(select) ?? ''}`);
  };
  useEffect(read);
  return { chosen, read };
}

interface FormFieldProps {
  id: string;
  field: RegistryField & { name: FieldName };
  messages: FormMessages;
  /** The options of a select. */
  options: readonly SelectOption[];
  /** The page's own value of a select. */
  fixed: string | undefined;
  /** The page's own hint. */
  own: string | undefined;
  /** An empty text renders the element for an error. */
  error: string | undefined;
  required: boolean;
  readOnly: boolean;
  links: { privacy: string };
  template: boolean;
  /** How the chosen file was changed. */
  status: string;
  onFile: (input: HTMLInputElement) => void;
}

/** A field of the registry with its label, hint and error, rendered as the control for its kind. */
function FormField(props: FormFieldProps) {
  const { id, field, messages, options, fixed, own, error, readOnly, links, template } = props;
  const { status, onFile, required } = props;
  const { name, kind, autoComplete, optional, topic, provesOption } = field;
  const label = optional
    ? `${messages.labels[name]} (${messages.optional})`
    : `${messages.labels[name]}`;
  const general = name in messages.hints ? messages.hints[name] : undefined;
  const hint = [own, general].filter(Boolean).join(' ');
  const common = { id, name, label, hint, error, topic, provesOption, required };
  if (kind === 'consent') {
    return <ConsentField {...common} link={{ label: messages.privacy, href: links.privacy }} />;
  }
  if (kind === 'select') {
    if (fixed) return <input type="hidden" name={name} value={fixed} />;
    return <SelectField {...common} {...{ options, autoComplete }} choose={messages.choose} />;
  }
  if (kind === 'file') {
    // A page can't fill in a file again.
    const again = template ? `${hint} ${messages.chooseAgain}` : hint;
    return (
      <FileField {...common} {...{ status, onFile }} hint={again} choose={messages.chooseFile} />
    );
  }
  const multiline = kind === 'textarea';
  return (
    <TextField
      {...common}
      {...(!multiline && { type: kind })}
      {...(autoComplete && { autoComplete })}
      {...{ multiline, readOnly }}
    />
  );
}
