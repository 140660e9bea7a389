import { type HTMLInputTypeAttribute, type ReactNode, useEffect, useState } from 'react';
import { acceptedFiles, convertedFiles } from '../../forms/attachment.ts';
import type { SelectOption } from '../../forms/form.ts';

interface FieldProps {
  id: string;
  name: string;
  label: string;
  hint?: string | undefined;
  /** An empty text renders the element for an error. */
  error?: string | undefined;
  /** The topic that the field is for. */
  topic?: string | undefined;
  /** The select with an option that the field's document proves. */
  provesOption?: string | undefined;
  required?: boolean | undefined;
}

interface TextFieldProps extends FieldProps {
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  multiline?: boolean;
  readOnly?: boolean;
}

function FieldError({ id, name, error }: Pick<FieldProps, 'id' | 'name' | 'error'>) {
  if (error === undefined) return null;
  return (
    <p id={`${id}-error`} className="field-error" data-error-for={name}>
      {error}
    </p>
  );
}

/** The attributes that link a control to its label, hint and error. */
function controlProps({ id, name, hint, error, required }: FieldProps) {
  const descriptions = [error !== undefined && `${id}-error`, hint && `${id}-hint`];
  return {
    id,
    name,
    'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
}

function LabelledField({ children, ...field }: FieldProps & { children: ReactNode }) {
  const { id, name, label, hint, error, topic, provesOption } = field;
  return (
    <div className="field" data-topic={topic} data-proves={provesOption}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      <FieldError id={id} name={name} error={error} />
      {children}
    </div>
  );
}

/** An input or, with `multiline`, a textarea below its label, hint and error. */
export function TextField(props: TextFieldProps) {
  const { type = 'text', autoComplete, multiline, readOnly, ...field } = props;
  const control = { ...controlProps(field), autoComplete, readOnly };
  return (
    <LabelledField {...field}>
      {multiline ? <textarea {...control} rows={7} /> : <input {...control} type={type} />}
    </LabelledField>
  );
}

/** A select; `choose` is its text while nothing is chosen. */
export function SelectField({
  choose,
  options,
  autoComplete,
  ...field
}: FieldProps & {
  choose: string;
  options: readonly SelectOption[];
  autoComplete: string | undefined;
}) {
  return (
    <LabelledField {...field}>
      <select {...controlProps(field)} autoComplete={autoComplete}>
        <option value="">{choose}</option>
        {options.map(({ value, title, lang, hasFields, needsDocument }) => (
          <option
            key={value}
            value={value}
            lang={lang}
            data-topic={hasFields ? value : undefined}
            data-proved={needsDocument || undefined}
          >
            {title}
          </option>
        ))}
      </select>
    </LabelledField>
  );
}

/** A file from the visitor's device; `choose` is the text of its button. */
export function FileField({
  choose,
  status,
  onFile,
  ...field
}: FieldProps & {
  choose: string;
  /** How the chosen file was changed. */
  status: string;
  onFile: (input: HTMLInputElement) => void;
}) {
  const [chosen, setChosen] = useState(false);
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  return (
    <LabelledField {...field}>
      <div className="file" data-button={choose}>
        <input
          {...controlProps(field)}
          type="file"
          accept={isAlive ? convertedFiles : acceptedFiles}
          data-chosen={chosen || undefined}
          onChange={({ target }) => {
            setChosen(target.value !== '');
            onFile(target);
          }}
        />
        <span className="hint" role="status">
          {status}
        </span>
      </div>
    </LabelledField>
  );
}

/** The checkbox for consent to storing personal data, with a link to the privacy page. */
export function ConsentField({
  link,
  ...field
}: Omit<FieldProps, 'name'> & { link: { label: string; href: string } }) {
  const control = { ...field, name: 'consent' };
  return (
    <div className="field field--check">
      <FieldError {...control} />
      <input {...controlProps(control)} type="checkbox" />
      <span>
        <label htmlFor={field.id}>{field.label}</label> <a href={link.href}>{link.label}</a>
      </span>
    </div>
  );
}
