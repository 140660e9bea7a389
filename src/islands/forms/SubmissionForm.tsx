import '../../styles/forms.css';
import { useRef } from 'react';
import type { FormMessages } from '../../forms/messages.ts';
import { type FormName, fieldsOf } from '../../forms/registry.ts';
import { warnOnMissing } from '../../i18n/warn-on-missing.ts';
import { IslandBoundary } from '../IslandBoundary.tsx';
import { checkForm } from './check-form.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormElement } from './FormElement.tsx';
import type { SubmissionFormProps } from './props.ts';
import { SuccessDialog } from './SuccessDialog.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { useSubmission } from './use-submission.ts';

/** A form of the registry with its errors, draft, progress and success dialog. */
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
  const { form: name, messages, links, botCheck, options, template = false } = props;
  const button = useRef<HTMLButtonElement>(null);
  const check = (values: FormData) => checkForm(name, values, options, messages);
  const submission = useSubmission({ form: name, messages, botCheck, check });
  const { phase, failure, restored } = submission.state;
  // Not by `useId`: two forms on a page are separate React roots, which would generate equal ids.
  const idOf = (part: string) => `${template ? 'reply' : name}-${part}`;

  return (
    <div data-island={template ? undefined : `${name}-form`}>
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
          titleId={idOf('success')}
          reference={phase.name === 'stored' ? phase.reference : ''}
          confirmed={phase.name === 'stored' && phase.confirmed}
          messages={messages}
          phone={links.phone}
          onClose={() => {
            submission.handleClose();
            button.current?.focus();
          }}
        />
      )}
    </div>
  );
}

/** Tells the visitor that a draft was filled in, and offers to empty the form. */
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
