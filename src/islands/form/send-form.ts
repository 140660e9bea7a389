const patience = 20_000;

/** What became of a form: stored under a number, wrong in some fields, refused, or unanswered. */
export type FormReply =
  | { kind: 'stored'; reference: string }
  | { kind: 'invalid'; errors: Record<string, string> }
  | { kind: 'refused' | 'conflict'; message: string }
  | { kind: 'tooMany' | 'offline' | 'timeout' | 'unavailable' };

/** Posts a form and reads the reply, whose words are already in the visitor's language. Never throws. */
export async function sendForm(action: string, values: FormData): Promise<FormReply> {
  // Safari 15 knows no AbortSignal.timeout.
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), patience);
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams([...values] as [string, string][]),
      signal: late.signal,
    });
    // The platform says so itself, in words of its own.
    if (response.status === 429) return { kind: 'tooMany' };
    const body = await response.json();
    if (response.status === 201) return { kind: 'stored', reference: body.reference };
    if (response.status === 422) return { kind: 'invalid', errors: body.errors };
    if (!body.message) return { kind: 'unavailable' };
    return { kind: response.status === 409 ? 'conflict' : 'refused', message: body.message };
  } catch {
    if (!navigator.onLine) return { kind: 'offline' };
    return { kind: late.signal.aborted ? 'timeout' : 'unavailable' };
  } finally {
    clearTimeout(timer);
  }
}
