import '../../styles/forms.css';
import { type HTMLInputTypeAttribute, useEffect, useId, useRef } from 'react';
import type { BotAction, BotCheck } from '../../forms/bot-check.ts';
import type { FormStrings } from '../../i18n/form-strings.ts';
import type { Locale } from '../../i18n/locales.ts';
import { messages } from '../../i18n/messages.ts';
import { IslandBoundary } from '../IslandBoundary.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { ConsentField, FileField, SelectField, TextField } from './Field.tsx';
import { SuccessDialog } from './SuccessDialog.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { type FieldErrors, useSubmission } from './use-submission.ts';

/** A field in its place in the form; `kind` says by which control it is filled in. */
export type FieldDescription<Name extends string = string> = { name: Name; optional?: boolean } & (
  | { kind: 'text'; type?: HTMLInputTypeAttribute; autoComplete?: string; multiline?: boolean }
  | {
      kind: 'select';
      options: readonly { value: string; title: string; lang?: string }[];
      /** `off` for a choice that no device should keep. */
      autoComplete?: 'off';
    }
  | { kind: 'file'; accept: string }
  | { kind: 'consent' }
);

interface Props {
  name: BotAction;
  locale: Locale;
  strings: FormStrings;
  botCheck: BotCheck;
  fields: readonly FieldDescription[];
  check: (values: FormData) => FieldErrors;
  /** Draws every error's place, for the function that answers visitors without script. */
  template?: boolean;
  multipart?: boolean;
}

/** A form with everything around it: errors, draft, progress, and the dialog of its success. */
export function SubmissionForm(props: Props) {
  return (
    <IslandBoundary of={`[data-island=${props.name}-form]`} strings={props.strings.failure}>
      <Form {...props} strings={messages(props.strings)} />
    </IslandBoundary>
  );
}

function Form(props: Props) {
  const { name, locale, strings, fields, template = false, multipart = false } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const it = useSubmission(props);
  const idOf = (field: string) => (template ? `reply-${field}` : `${id}${field}`);

  useEffect(() => {
    if (root.current) root.current.dataset['hydrated'] = '';
  }, []);

  function drawField(field: FieldDescription) {
    const label = `${strings.labels[field.name]}`;
    const hint =
      field.name in strings.hints
        ? strings.hints[field.name as keyof typeof strings.hints]
        : undefined;
    const error = it.errors[field.name] ?? (template ? '' : undefined);
    const common = {
      id: idOf(field.name),
      name: field.name,
      label: field.optional ? `${label} (${strings.optional})` : label,
      hint,
      error,
    };
    if (field.kind === 'consent') {
      return <ConsentField key={field.name} {...common} link={strings.privacy} />;
    }
    if (field.kind === 'select') {
      const { options, autoComplete } = field;
      const choice = { options, autoComplete, choose: strings.choose };
      return <SelectField key={field.name} {...common} {...choice} />;
    }
    if (field.kind === 'file') {
      const again = template ? `${hint} ${strings.chooseAgain}` : hint;
      return <FileField key={field.name} {...common} hint={again} accept={field.accept} />;
    }
    const { type, autoComplete, multiline } = field;
    const given = { ...(type && { type }), ...(autoComplete && { autoComplete }) };
    return (
      <TextField
        key={field.name}
        {...common}
        {...given}
        multiline={multiline ?? false}
        readOnly={it.pending}
      />
    );
  }

  return (
    <div ref={root} data-island={template ? undefined : `${name}-form`}>
      {!template && (
        <ErrorSummary
          ref={it.summary}
          title={it.failure ? strings.failed : strings.summary}
          message={it.failure}
          errors={fields.flatMap((field) => {
            const text = it.errors[field.name];
            return text ? [{ text, target: idOf(field.name) }] : [];
          })}
        />
      )}
      {it.restored && (
        <div className="form-restored">
          <p role="status">{strings.restored}</p>
          <button type="button" className="button button--quiet" onClick={it.clear}>
            {strings.clear}
          </button>
        </div>
      )}
      <form
        ref={it.form}
        className="form"
        action={`/api/${name}`}
        method="post"
        encType={multipart ? 'multipart/form-data' : undefined}
        noValidate
        onFocus={it.touch}
        onInput={it.edited}
        onSubmit={it.submit}
        data-reply-form={template || undefined}
      >
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="idempotencyKey" value={it.key} />
        <input type="hidden" name="botToken" value="" />
        <div className="form-trap" aria-hidden="true">
          <label htmlFor={idOf('website')}>{strings.website}</label>
          <input id={idOf('website')} name="website" tabIndex={-1} autoComplete="off" />
        </div>
        {fields.map(drawField)}
        {it.progress !== undefined && (
          <UploadProgress
            share={it.progress}
            text={strings.progress}
            cancel={strings.cancel}
            onCancel={it.cancel}
          />
        )}
        <button
          ref={button}
          type="submit"
          className="button"
          aria-disabled={it.pending || undefined}
        >
          {it.pending ? strings.sending : strings.send}
        </button>
      </form>
      {!template && (
        <SuccessDialog
          reference={it.reference}
          strings={strings}
          onClose={() => {
            it.close();
            button.current?.focus();
          }}
        />
      )}
    </div>
  );
}
