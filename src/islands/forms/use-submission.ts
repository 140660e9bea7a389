import { useEffect, useRef, useState } from 'react';
import { v7 } from 'uuid';
import type { BotAction, BotCheck } from '../../forms/bot-check.ts';
import { limits } from '../../forms/limits.ts';
import type { FormStrings } from '../../forms/messages.ts';
import { botToken, prepareBotCheck } from './bot-token.ts';
import { clearDraft, readDraft, saveDraft } from './draft.ts';
import { fillEmpty, writtenValues } from './form-values.ts';
import { type FormReply, sendForm } from './send-form.ts';

export type FieldErrors = Partial<Record<string, string>>;

interface Form {
  name: BotAction;
  strings: FormStrings;
  botCheck: BotCheck;
  /** The words to each wrong field; none when the form can be sent. */
  check: (values: FormData) => FieldErrors;
}

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

const hasFile = (values: FormData) =>
  [...values.values()].some((value) => value instanceof File && value.size > 0);

/** Without a file in the short form that every proxy passes on. */
function bodyOf(values: FormData): FormData | URLSearchParams {
  if (hasFile(values)) return values;
  const texts = [...values].filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return new URLSearchParams(texts);
}

/** What a form goes through from the first letter to the number it is stored under. */
export function useSubmission({ name, strings, botCheck, check }: Form) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const sending = useRef<AbortController>(null);
  const attempted = useRef(false);
  const touched = useRef(false);
  const [key, setKey] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState('');
  const [pending, setPending] = useState(false);
  /** Of a form with a file, the share that is sent. */
  const [progress, setProgress] = useState<number>();
  const [restored, setRestored] = useState(false);
  const [reference, setReference] = useState('');
  const failed = failure !== '' || Object.keys(errors).length > 0;

  useEffect(() => {
    const draft = readDraft(name);
    setKey(draft?.key || newKey());
    if (draft && form.current) setRestored(fillEmpty(form.current, draft.values));
    attempted.current = draft !== undefined;
  }, [name]);

  useEffect(() => {
    if (!failed) return;
    summary.current?.focus();
    const title = document.title;
    document.title = strings.errorPrefix + title;
    return () => {
      document.title = title;
    };
  }, [failed, strings.errorPrefix]);

  function touch() {
    if (touched.current) return;
    touched.current = true;
    prepareBotCheck(botCheck);
  }

  /** What follows an edit is another form, so it gets another key. */
  function edited() {
    const current = attempted.current ? newKey() : key;
    if (attempted.current) setKey(current);
    attempted.current = false;
    if (form.current) saveDraft(name, { key: current, values: writtenValues(form.current) });
  }

  function tell(fieldErrors: FieldErrors, message = '') {
    setErrors(fieldErrors);
    setFailure(message);
    summary.current?.focus();
  }

  function clear() {
    clearDraft(name);
    form.current?.reset();
    setKey(newKey());
    attempted.current = false;
    setRestored(false);
    setErrors({});
    setFailure('');
  }

  async function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const values = new FormData(event.currentTarget);
    const wrong = check(values);
    if (Object.keys(wrong).length > 0) return tell(wrong);
    const way = new AbortController();
    sending.current = way;
    setPending(true);
    setProgress(hasFile(values) ? 0 : undefined);
    attempted.current = true;
    const [token] = await Promise.all([botToken(botCheck, name), untilOldEnough()]);
    values.set('botToken', token);
    const reply: FormReply = way.signal.aborted
      ? { kind: 'cancelled' }
      : await sendForm(`/api/${name}`, bodyOf(values), {
          signal: way.signal,
          onProgress: (share) => hasFile(values) && setProgress(share),
        });
    setPending(false);
    setProgress(undefined);
    settle(reply);
  }

  function settle(reply: FormReply) {
    // A filled honeypot would be refused again.
    const trap = form.current?.elements.namedItem('website');
    if (trap instanceof HTMLInputElement) trap.value = '';
    if (reply.kind === 'stored') {
      clear();
      return setReference(reply.reference);
    }
    if (reply.kind === 'invalid') return tell(reply.errors);
    if (reply.kind === 'conflict') setKey(newKey());
    if (reply.kind === 'refused' || reply.kind === 'conflict') return tell({}, reply.message);
    const text = strings[reply.kind];
    // Offline the script that shows toasts may not come.
    if (reply.kind !== 'offline' && reply.kind !== 'cancelled') {
      document.dispatchEvent(new CustomEvent('toast', { detail: { kind: 'error', text } }));
    }
    tell({}, text);
  }

  return {
    form,
    summary,
    key,
    errors,
    failure,
    pending,
    progress,
    restored,
    reference,
    touch,
    edited,
    submit,
    clear,
    cancel: () => sending.current?.abort(),
    close: () => setReference(''),
  };
}
