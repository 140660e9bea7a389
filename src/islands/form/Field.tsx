import type { HTMLInputTypeAttribute } from 'react';

interface FieldProps {
  id: string;
  name: string;
  label: string;
  /** The empty text draws the error's place alone. */
  error?: string | undefined;
}

interface TextFieldProps extends FieldProps {
  hint?: string | undefined;
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  multiline?: boolean;
  readOnly?: boolean;
}

function FieldError({ id, name, error }: Omit<FieldProps, 'label'>) {
  if (error === undefined) return null;
  return (
    <p id={`${id}-error`} className="field-error" data-error-for={name}>
      {error}
    </p>
  );
}

/** A line or a box of text under its label, error and hint. */
export function TextField(props: TextFieldProps) {
  const { id, name, label, error, hint, type = 'text', autoComplete, multiline, readOnly } = props;
  const descriptions = [error !== undefined && `${id}-error`, hint && `${id}-hint`];
  const control = {
    id,
    name,
    'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    autoComplete,
    readOnly,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      <FieldError id={id} name={name} error={error} />
      {multiline ? <textarea {...control} rows={7} /> : <input {...control} type={type} />}
    </div>
  );
}

/** The tick that a form may keep what it carries, with a link to how it is kept. */
export function ConsentField({
  id,
  label,
  link,
  error,
}: Omit<FieldProps, 'name'> & { link: { label: string; href: string } }) {
  return (
    <div className="field field--check">
      <FieldError id={id} name="consent" error={error} />
      <input
        id={id}
        name="consent"
        type="checkbox"
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        aria-invalid={error ? true : undefined}
      />
      <span>
        <label htmlFor={id}>{label}</label> <a href={link.href}>{link.label}</a>
      </span>
    </div>
  );
}
