import '../../styles/forms.css';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { BotCheck } from '../../forms/bot-check.ts';
import type { FormMessages } from '../../forms/messages.ts';
import {
  type FormName,
  fieldsOf,
  fileFieldOf,
  type SelectOption,
  type SelectOptions,
} from '../../forms/registry.ts';
import type { Locale } from '../../i18n/locales.ts';
import { warnOnMissing } from '../../i18n/warn-on-missing.ts';
import { IslandBoundary } from '../IslandBoundary.tsx';
import { checkForm } from './check-form.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormField } from './FormField.tsx';
import { SuccessDialog } from './SuccessDialog.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { type Submission, useSubmission } from './use-submission.ts';

/** What the island of a form is rendered from, at build and in the browser. */
export interface SubmissionFormProps<Form extends FormName = FormName> {
  form: Form;
  locale: Locale;
  messages: FormMessages<Form>;
  /** Addresses of the pages that a form links to. */
  links: { privacy: string; errorPage: string };
  botCheck: BotCheck;
  options: SelectOptions<Form>;
  /** Draws a place for every error, for the function that answers visitors without script. */
  template?: boolean;
}

/** A form of the registry with all around it: errors, draft, progress and the dialog of its success. */
export function SubmissionForm<Name extends FormName>(props: SubmissionFormProps<Name>) {
  const { form, messages, links } = props;
  return (
    <IslandBoundary
      selector={`[data-island=${form}-form]`}
      messages={messages.failure}
      errorPage={links.errorPage}
    >
      <Form {...props} messages={warnOnMissing(messages)} />
    </IslandBoundary>
  );
}

function Form<Name extends FormName>(props: SubmissionFormProps<Name>) {
  const { form: name, messages, botCheck, options, template = false } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const check = (values: FormData) => checkForm(name, values, options, messages);
  const submission = useSubmission({ form: name, messages, botCheck, check });
  const { phase, failure, restored } = submission.state;
  const idOf = (field: string) => (template ? `reply-${field}` : `${id}${field}`);

  useEffect(() => {
    if (root.current) root.current.dataset['hydrated'] = '';
  }, []);

  return (
    <div ref={root} data-island={template ? undefined : `${name}-form`}>
      {!template && (
        <ErrorSummary
          ref={submission.summary}
          title={failure?.message ? messages.failed : messages.summary}
          message={failure?.message ?? ''}
          errors={fieldsOf(name).flatMap((field) => {
            const text = failure?.errors[field.name];
            return text ? [{ text, target: idOf(field.name) }] : [];
          })}
        />
      )}
      {restored && <RestoredNotice messages={messages} onClear={submission.handleClear} />}
      <FormElement {...props} {...{ submission, idOf }}>
        {phase.name === 'sending' && phase.progress !== undefined && (
          <UploadProgress
            share={phase.progress}
            text={messages.progress}
            cancel={messages.cancel}
            onCancel={submission.handleCancel}
          />
        )}
        <button
          ref={button}
          type="submit"
          className="button"
          aria-disabled={phase.name === 'sending' || undefined}
        >
          {phase.name === 'sending' ? messages.sending : messages.send}
        </button>
      </FormElement>
      {!template && (
        <SuccessDialog
          reference={phase.name === 'stored' ? phase.reference : ''}
          messages={messages}
          onClose={() => {
            submission.handleClose();
            button.current?.focus();
          }}
        />
      )}
    </div>
  );
}

interface FormElementProps<Name extends FormName> extends SubmissionFormProps<Name> {
  submission: Submission;
  idOf: (field: string) => string;
  /** What follows the fields. */
  children: ReactNode;
}

/** The `<form>`: what every form carries, and its own fields. */
function FormElement<Name extends FormName>(props: FormElementProps<Name>) {
  const { form: name, locale, messages, links, template = false } = props;
  const { submission, idOf, children } = props;
  const { state } = submission;
  const options: Partial<Record<string, readonly SelectOption[]>> = props.options;
  return (
    <form
      ref={submission.form}
      className="form"
      action={`/api/${name}`}
      method="post"
      encType={fileFieldOf(name) && 'multipart/form-data'}
      noValidate
      onFocus={submission.handleFocus}
      onInput={submission.handleInput}
      onSubmit={submission.handleSubmit}
      data-reply-form={template || undefined}
    >
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="idempotencyKey" value={state.key} />
      <input type="hidden" name="botToken" value="" />
      <div className="form-trap" aria-hidden="true">
        <label htmlFor={idOf('website')}>{messages.website}</label>
        <input id={idOf('website')} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      {fieldsOf(name).map((field) => (
        <FormField
          key={field.name}
          id={idOf(field.name)}
          field={field}
          options={options[field.name] ?? []}
          error={state.failure?.errors[field.name] ?? (template ? '' : undefined)}
          readOnly={state.phase.name === 'sending'}
          {...{ messages, links, template }}
        />
      ))}
      {children}
    </form>
  );
}

/** Says that a draft was filled in, and offers to empty the form. */
function RestoredNotice({ messages, onClear }: { messages: FormMessages; onClear: () => void }) {
  return (
    <div className="form-restored">
      <p role="status">{messages.restored}</p>
      <button type="button" className="button button--quiet" onClick={onClear}>
        {messages.clear}
      </button>
    </div>
  );
}
