import { replyTimeoutMs } from '../../forms/limits.ts';

/** The outcome of a post. */
export type FormReply =
  | { kind: 'stored'; reference: string }
  | { kind: 'invalid'; errors: Record<string, string> }
  | { kind: 'refused' | 'conflict'; message: string }
  | { kind: 'tooMany' | 'offline' | 'timeout' | 'unavailable' | 'cancelled' };

interface SendOptions {
  /** Cancels the post. */
  signal: AbortSignal;
  /** Called with the share of the body that is sent, 0 to 1. */
  onProgress: (share: number) => void;
}

/** The longest time without progress or an answer: the function's limit plus ten seconds for the network. */
const timeoutMs = replyTimeoutMs + 10_000;

/** Whether a file was chosen; only then showing the progress is worthwhile. */
export const hasFile = (values: FormData): boolean =>
  [...values.values()].some((value) => value instanceof File && value.size > 0);

/**
 * Posts a form and reads the reply, whose messages are in the visitor's language. Never rejects. (Uses
 * XMLHttpRequest, because `fetch` has no upload progress.)
 */
export function sendForm(
  action: string,
  values: FormData,
  { signal, onProgress }: SendOptions,
): Promise<FormReply> {
  if (signal.aborted) return Promise.resolve({ kind: 'cancelled' });
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer = 0;
    let aborted: FormReply = { kind: 'cancelled' };
    const restartTimer = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        aborted = { kind: 'timeout' };
        request.abort();
      }, timeoutMs);
    };
    const cancel = () => request.abort();
    const settle = (reply: FormReply) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      resolve(reply);
    };
    signal.addEventListener('abort', cancel);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      restartTimer();
      onProgress(total ? loaded / total : 0);
    });
    request.addEventListener('load', () => settle(readReply(request.status, request.responseText)));
    request.addEventListener('error', () =>
      settle({ kind: navigator.onLine ? 'unavailable' : 'offline' }),
    );
    request.addEventListener('abort', () => settle(aborted));
    request.open('POST', action);
    request.setRequestHeader('accept', 'application/json');
    restartTimer();
    request.send(bodyOf(values));
  });
}

/** Only multipart with a file, because every proxy accepts the short format. */
function bodyOf(values: FormData): FormData | URLSearchParams {
  if (hasFile(values)) return values;
  const texts = [...values].filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return new URLSearchParams(texts);
}

interface ReplyBody {
  reference?: string;
  errors?: Record<string, string>;
  message?: string;
  /** The field that the message is about. */
  field?: string;
}

/** The outcome in a response of the function, or of something between it and the browser. */
export function readReply(status: number, text: string): FormReply {
  const body = parse(text);
  // The platform's own rate limit responds without our JSON.
  if (status === 429 && !body.message) return { kind: 'tooMany' };
  if (status === 201 && body.reference) return { kind: 'stored', reference: body.reference };
  if (status === 422 && body.errors) return { kind: 'invalid', errors: body.errors };
  if (!body.message) return { kind: 'unavailable' };
  if (body.field) return { kind: 'invalid', errors: { [body.field]: body.message } };
  return { kind: status === 409 ? 'conflict' : 'refused', message: body.message };
}

function parse(text: string): ReplyBody {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}
