/** What became of a form: stored under a number, wrong in some fields, refused, or unanswered. */
export type FormReply =
  | { kind: 'stored'; reference: string }
  | { kind: 'invalid'; errors: Record<string, string> }
  | { kind: 'refused' | 'conflict'; message: string }
  | { kind: 'tooMany' | 'offline' | 'timeout' | 'unavailable' | 'cancelled' };

interface Sending {
  /** Cancels. */
  signal: AbortSignal;
  /** Called with the share that was sent, 0 to 1, while a form of some size is on its way. */
  onProgress: (share: number) => void;
}

/** Milliseconds without a sign of life. */
const patience = 20_000;

/**
 * Posts a form and reads the reply, whose words are already in the visitor's language. Never
 * rejects. (`fetch` can't tell how much of a body is sent.)
 */
export function sendForm(
  action: string,
  body: FormData | URLSearchParams,
  { signal, onProgress }: Sending,
): Promise<FormReply> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer = 0;
    let ended: FormReply = { kind: 'cancelled' };
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        ended = { kind: 'timeout' };
        request.abort();
      }, patience);
    };
    const end = (reply: FormReply) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      resolve(reply);
    };
    const cancel = () => request.abort();
    signal.addEventListener('abort', cancel);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      wait();
      onProgress(total ? loaded / total : 0);
    });
    request.addEventListener('load', () => end(readReply(request.status, request.responseText)));
    request.addEventListener('error', () =>
      end({ kind: navigator.onLine ? 'unavailable' : 'offline' }),
    );
    request.addEventListener('abort', () => end(ended));
    request.open('POST', action);
    request.setRequestHeader('accept', 'application/json');
    wait();
    request.send(body);
  });
}

/** The reply in what the server, or something on the way to it, answered. */
export function readReply(status: number, text: string): FormReply {
  const body = parse(text);
  // The platform answers its own limit in its own words.
  if (status === 429 && !body.message) return { kind: 'tooMany' };
  if (status === 201 && body.reference) return { kind: 'stored', reference: body.reference };
  if (status === 422 && body.errors) return { kind: 'invalid', errors: body.errors };
  if (!body.message) return { kind: 'unavailable' };
  return { kind: status === 409 ? 'conflict' : 'refused', message: body.message };
}

interface ReplyBody {
  reference?: string;
  errors?: Record<string, string>;
  message?: string;
}

function parse(text: string): ReplyBody {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}
