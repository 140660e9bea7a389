import {
  type Dispatch,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { v7 } from 'uuid';
import type { BotCheck } from '../../forms/bot-check.ts';
import { limits } from '../../forms/limits.ts';
import type { FormMessages } from '../../forms/messages.ts';
import type { FormName } from '../../forms/registry.ts';
import { botTokens } from './bot-token.ts';
import { clearDraft, readDraft, saveDraft } from './draft.ts';
import { chooseFromQuery, draftValues, fillEmpty } from './form-values.ts';
import { type FormReply, hasFile, sendForm } from './send-form.ts';
import {
  type Failure,
  type FieldErrors,
  initialState,
  reduceSubmission,
  type SubmissionEvent,
  type SubmissionState,
} from './submission-state.ts';
import { usePreparedPicture } from './use-prepared-picture.ts';

interface Options {
  form: FormName;
  messages: FormMessages;
  botCheck: BotCheck;
  /** The message for each invalid field; empty when the form can be sent. */
  check: (values: FormData) => Promise<FieldErrors>;
}

/** Each key contains the time at which the form was opened, by which functions recognize bots. */
const openedAt = Date.now();
const newKey = () => v7({ msecs: openedAt });

/** Autofill makes people as quick as bots, so sending waits until the form is old enough. */
function untilOldEnough(): Promise<void> {
  // If the clock was set back, the difference may be hours.
  const delayMs = Math.min(openedAt + limits.minFormAgeMs - Date.now(), limits.minFormAgeMs);
  return new Promise((resolve) => {
    setTimeout(resolve, delayMs);
  });
}

/** The data and handlers from which a form is rendered. */
export type Submission = ReturnType<typeof useSubmission>;

/** The state of a form from its draft to its errors, sending and the reply. */
export function useSubmission({ form: name, messages, botCheck, check }: Options) {
  const form = useRef<HTMLFormElement>(null);
  const controller = useRef<AbortController>(null);
  const touched = useRef(false);
  const submitting = useRef(false);
  const [tokens] = useState(() => botTokens(botCheck, name));
  const picture = usePreparedPicture(messages);
  const [state, dispatch] = useReducer(reduceSubmission, initialState);
  const summary = useAnnouncedFailure(state.failure, messages.errorPrefix);
  const draft = useDraft(name, form, state, dispatch);

  function handleFocus() {
    if (!touched.current) tokens.prepare();
    touched.current = true;
  }

  // The touch that loaded the island happened before it was mounted.
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) handleFocus();
  });

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submitting.current) return;
    submitting.current = true;
    await submit(event.currentTarget).finally(() => {
      submitting.current = false;
    });
  }

  async function submit(element: HTMLFormElement) {
    await picture.prepared();
    const values = new FormData(element);
    const errors = await check(values);
    if (Object.keys(errors).length > 0) {
      return dispatch({ type: 'failed', failure: { errors, message: '' } });
    }
    controller.current = new AbortController();
    const { signal } = controller.current;
    dispatch({ type: 'submitted', progress: hasFile(values) ? 0 : undefined });
    const [token] = await Promise.all([tokens.take(), untilOldEnough()]);
    values.set('botToken', token);
    const onProgress = (progress: number) => dispatch({ type: 'progressed', progress });
    const reply = await sendForm(`/api/${name}`, values, { signal, onProgress });
    // A filled honeypot would be rejected again.
    const honeypot = form.current?.elements.namedItem('website');
    if (honeypot instanceof HTMLInputElement) honeypot.value = '';
    if (reply.kind === 'stored') discard();
    else tokens.prepare();
    dispatch(eventOf(reply, messages, values.get('email') !== ''));
  }

  function discard() {
    draft.discard();
    picture.forget();
  }

  return {
    state,
    form,
    summary,
    handleFocus,
    handleInput: draft.handleInput,
    handleSubmit,
    fileStatus: picture.status,
    handleFile: picture.handleFile,
    handleClear: () => {
      discard();
      dispatch({ type: 'cleared', key: newKey() });
    },
    handleCancel: () => controller.current?.abort(),
    handleClose: () => dispatch({ type: 'closed' }),
  };
}

/** Fills in a form's draft when it opens, and saves it at each edit. */
function useDraft(
  name: FormName,
  form: RefObject<HTMLFormElement | null>,
  { key, keyUsed }: SubmissionState,
  dispatch: Dispatch<SubmissionEvent>,
) {
  useEffect(() => {
    const draft = readDraft(name);
    const restored = draft && form.current ? fillEmpty(form.current, draft.values) : false;
    if (form.current) chooseFromQuery(form.current, name);
    // The draft may have been posted and its page closed before the reply came.
    const posted = draft !== undefined;
    dispatch({ type: 'opened', key: draft?.key || newKey(), keyUsed: posted, restored });
  }, [name, form, dispatch]);

  return {
    handleInput: () => {
      const current = keyUsed ? newKey() : key;
      dispatch({ type: 'edited', key: current });
      if (form.current) saveDraft(name, { key: current, values: draftValues(form.current) });
    },
    /** Also empties the form. */
    discard: () => {
      clearDraft(name);
      form.current?.reset();
    },
  };
}

/** Moves the focus to the error summary at each failure, and marks the page's title until it is corrected. */
function useAnnouncedFailure(
  failure: Failure | undefined,
  prefix: string,
): RefObject<HTMLDivElement | null> {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!failure) return;
    summary.current?.focus();
    const { title } = document;
    document.title = prefix + title;
    return () => {
      document.title = title;
    };
  }, [failure, prefix]);
  return summary;
}

function eventOf(reply: FormReply, messages: FormMessages, confirmed: boolean): SubmissionEvent {
  if (reply.kind === 'stored') {
    return { type: 'stored', reference: reply.reference, confirmed, key: newKey() };
  }
  const key = reply.kind === 'conflict' ? newKey() : undefined;
  return { type: 'failed', failure: failureOf(reply, messages), key };
}

/** The failure for a reply. */
function failureOf(reply: Exclude<FormReply, { kind: 'stored' }>, messages: FormMessages): Failure {
  if (reply.kind === 'invalid') return { errors: reply.errors, message: '' };
  if ('message' in reply) return { errors: {}, message: reply.message };
  return { errors: {}, message: messages[reply.kind] };
}
