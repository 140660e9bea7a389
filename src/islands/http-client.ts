import { ofetch } from 'ofetch';

/**
 * A client for what is served under an address: `http('/journals/1')`. A GET is asked once more on
 * 408, 409, 425, 429, 500, 502, 503, 504 and when nothing answers; what writes is never sent twice.
 * Rejects with a `FetchError`, which carries the reply's `status` and `data`.
 */
export function httpClient(baseURL: string) {
  return ofetch.create({
    baseURL,
    onRequest({ options }) {
      if (options.method && options.method !== 'GET') options.retry = false;
    },
  });
}

/** The site's own functions, for every island. */
export const http = httpClient('/api');
