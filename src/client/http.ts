/** What a request is rejected with; without a status where nothing answered. */
export interface HttpError extends Error {
  status?: number;
  /** What the answer held: of JSON its value, else its text. */
  data?: unknown;
}

/** `method` is left out for a GET. */
export type HttpOptions = Omit<RequestInit, 'method'> & {
  method?: 'DELETE' | 'HEAD' | 'OPTIONS' | 'PATCH' | 'POST' | 'PUT';
};

/** Statuses that another try may better. */
const passing = /40[89]|42[59]|50[0234]/;

/**
 * Asks for an address, which the page's own is the base of, and gives the answer, if it is a good one.
 * A GET is sent once more after an answer that may pass, and when nothing answers; what writes is
 * never sent twice. Rejects with an `HttpError`.
 */
export async function http(address: string, options: HttpOptions = {}): Promise<Response> {
  const send = () => fetch(address, options).catch(() => undefined);
  let answer = await send();
  if (!options.method && (!answer || passing.test(`${answer.status}`))) answer = await send();
  if (answer?.ok) return answer;
  const status = answer?.status;
  let data: unknown = await answer?.text();
  try {
    data = JSON.parse(`${data}`);
  } catch {
    // It stays a text.
  }
  throw Object.assign(new Error(address), { status, data });
}
