/** The error that `http` rejects with; without a status when there was no response. */
interface HttpError extends Error {
  status?: number;
  /** The response's body: parsed if it is JSON, otherwise its text. */
  data?: unknown;
}

/** The options of `fetch`; `method` is omitted for a GET. */
export type HttpOptions = Omit<RequestInit, 'method'> & {
  method?: 'DELETE' | 'HEAD' | 'OPTIONS' | 'PATCH' | 'POST' | 'PUT';
};

/** Statuses of failures that may be temporary. */
const retried = /40[89]|42[59]|50[0234]/;

/**
 * Sends a request to an address, which may be relative to the page, and returns the response if its status
 * is 2xx. A GET is retried once after a temporary failure or without a response; other methods are never
 * retried. Rejects with an `HttpError`.
 */
export async function http(address: string, options: HttpOptions = {}): Promise<Response> {
  const send = () => fetch(address, options).catch(() => undefined);
  let response = await send();
  if (!options.method && (!response || retried.test(`${response.status}`))) response = await send();
  if (response?.ok) return response;
  let data: unknown = await response?.text();
  try {
    data = JSON.parse(`${data}`);
  } catch {
    // Not JSON, so it stays text.
  }
  throw Object.assign(new Error(address), {
    status: response?.status,
    data,
  }) satisfies HttpError;
}
