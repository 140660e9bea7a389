import { acceptedFiles } from '../../forms/attachment.ts';
import type { FormMessages } from '../../forms/messages.ts';
import type { FormField as Field, FieldName, SelectOption } from '../../forms/registry.ts';
import { ConsentField, FileField, SelectField, TextField } from './Field.tsx';

interface Props {
  id: string;
  field: Field & { name: FieldName };
  messages: FormMessages;
  /** Of a select. */
  options: readonly SelectOption[];
  /** An empty text draws the place for an error. */
  error: string | undefined;
  readOnly: boolean;
  links: { privacy: string };
  template: boolean;
}

/** A field of the registry with its label, hint and error, drawn as its kind of control. */
export function FormField(props: Props) {
  const { id, field, messages, options, error, readOnly, links, template } = props;
  const { name, kind, autoComplete, optional } = field;
  const label = optional
    ? `${messages.labels[name]} (${messages.optional})`
    : `${messages.labels[name]}`;
  const hint = name in messages.hints ? messages.hints[name] : undefined;
  const common = { id, name, label, hint, error };
  if (kind === 'consent') {
    return <ConsentField {...common} link={{ label: messages.privacy, href: links.privacy }} />;
  }
  if (kind === 'select') {
    return <SelectField {...common} {...{ options, autoComplete }} choose={messages.choose} />;
  }
  if (kind === 'file') {
    // No page can fill in a file again.
    const again = template ? `${hint} ${messages.chooseAgain}` : hint;
    return <FileField {...common} hint={again} accept={acceptedFiles} />;
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
