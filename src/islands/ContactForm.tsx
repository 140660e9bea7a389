import '../styles/forms.css';
import { useEffect, useId, useRef, useState } from 'react';
import { v7 } from 'uuid';
import { contactFields, validateContact } from '../forms/contact.ts';
import { limits } from '../forms/limits.ts';
import type { ContactFormStrings } from '../i18n/contact-form-strings.ts';
import type { Locale } from '../i18n/locales.ts';
import { ErrorSummary } from './form/ErrorSummary.tsx';
import { ConsentField, TextField } from './form/Field.tsx';
import { SuccessDialog } from './form/SuccessDialog.tsx';
import { sendForm } from './form/send-form.ts';
import { IslandBoundary } from './IslandBoundary.tsx';

const action = '/api/contact';

const attributes = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  message: { multiline: true },
} as const;

const textFields = contactFields.filter((name) => name !== 'consent');

/** The key carries when the form was opened, by which the function tells bots: later keys keep it. */
const openedAt = Date.now();
const newKey = () => v7({ msecs: openedAt });

/** Autofill makes honest visitors as quick as bots: they wait here instead of being refused. */
function untilOldEnough(): Promise<void> {
  // A clock that was put back in between must not hold anybody up for longer.
  const wait = Math.min(openedAt + limits.youngestForm - Date.now(), limits.youngestForm);
  return new Promise((resolve) => {
    setTimeout(resolve, wait);
  });
}

type FieldErrors = Partial<Record<string, string>>;

interface Props {
  locale: Locale;
  strings: ContactFormStrings;
  /** Draws every error's place, for the function that answers visitors without script. */
  template?: boolean;
}

export function ContactForm(props: Props) {
  return (
    <IslandBoundary of="[data-island=contact-form]" strings={props.strings.failure}>
      <Form {...props} />
    </IslandBoundary>
  );
}

function Form({ locale, strings, template = false }: Props) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const attempted = useRef(false);
  const [key, setKey] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState('');
  const [sending, setSending] = useState(false);
  const [reference, setReference] = useState('');
  const failed = failure !== '' || Object.keys(errors).length > 0;

  useEffect(() => {
    setKey(newKey());
    if (root.current) root.current.dataset['hydrated'] = '';
  }, []);

  useEffect(() => {
    if (!failed) return;
    summary.current?.focus();
    const title = document.title;
    document.title = strings.errorPrefix + title;
    return () => {
      document.title = title;
    };
  }, [failed, strings.errorPrefix]);

  /** What follows an edit is another message, so it gets another key. */
  function edited() {
    if (attempted.current) setKey(newKey());
    attempted.current = false;
  }

  function tell(fieldErrors: FieldErrors, message = '') {
    setErrors(fieldErrors);
    setFailure(message);
  }

  function refuse(fieldErrors: FieldErrors, message = '') {
    tell(fieldErrors, message);
    summary.current?.focus();
  }

  async function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const values = new FormData(form);
    const checked = validateContact(Object.fromEntries(values));
    if (!checked.ok) {
      const codes = Object.entries(checked.errors);
      return refuse(Object.fromEntries(codes.map(([name, code]) => [name, strings.errors[code]])));
    }
    setSending(true);
    attempted.current = true;
    await untilOldEnough();
    const reply = await sendForm(action, values);
    setSending(false);
    // A filled honeypot would be refused again.
    if (trap.current) trap.current.value = '';
    if (reply.kind === 'stored') {
      tell({});
      form.reset();
      setKey(newKey());
      attempted.current = false;
      setReference(reply.reference);
    } else if (reply.kind === 'invalid') {
      refuse(reply.errors);
    } else if (reply.kind === 'refused' || reply.kind === 'conflict') {
      if (reply.kind === 'conflict') setKey(newKey());
      refuse({}, reply.message);
    } else {
      refuse({}, strings[reply.kind]);
    }
  }

  const errorOf = (name: string) => errors[name] ?? (template ? '' : undefined);
  const idOf = (name: string) => (template ? `reply-${name}` : `${id}${name}`);

  return (
    <div ref={root} data-island={template ? undefined : 'contact-form'}>
      {!template && (
        <ErrorSummary
          ref={summary}
          title={failure ? strings.failed : strings.summary}
          message={failure}
          errors={contactFields.flatMap((name) => {
            const text = errors[name];
            return text ? [{ text, target: idOf(name) }] : [];
          })}
        />
      )}
      <form
        className="form"
        action={action}
        method="post"
        noValidate
        onSubmit={submit}
        onInput={edited}
        data-reply-form={template || undefined}
      >
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="idempotencyKey" value={key} />
        <input type="hidden" name="botToken" value="" />
        <div className="form-trap" aria-hidden="true">
          <label htmlFor={idOf('website')}>{strings.labels.website}</label>
          <input ref={trap} id={idOf('website')} name="website" tabIndex={-1} autoComplete="off" />
        </div>
        {textFields.map((name) => (
          <TextField
            key={name}
            name={name}
            {...attributes[name]}
            id={idOf(name)}
            label={strings.labels[name]}
            hint={name in strings.hints ? strings.hints[name as 'email'] : undefined}
            error={errorOf(name)}
            readOnly={sending}
          />
        ))}
        <ConsentField
          id={idOf('consent')}
          label={strings.labels.consent}
          link={strings.privacy}
          error={errorOf('consent')}
        />
        <button ref={button} type="submit" className="button" aria-disabled={sending || undefined}>
          {sending ? strings.sending : strings.send}
        </button>
      </form>
      {!template && (
        <SuccessDialog
          reference={reference}
          strings={strings}
          onClose={() => {
            setReference('');
            button.current?.focus();
          }}
        />
      )}
    </div>
  );
}
