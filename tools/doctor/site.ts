import { type HttpResponse, isLocal, type RequestOptions, sendRequest } from './request.ts';
import type { SiteStore } from './store.ts';

/** Which site is examined, and how. */
export interface SiteOptions {
  /** Any address of the site; its path is ignored. */
  url: URL;
  /** Whether a contact form may be sent. */
  post: boolean;
  store: SiteStore;
  /** Longest wait for a response. */
  timeoutMs?: number;
}

/** The site under examination. */
export interface Site extends Pick<SiteOptions, 'post' | 'store'> {
  /** `https://university.uz` */
  origin: string;
  /** Whether it runs on this computer. */
  isLocal: boolean;
  /** Sends a request. `path` may be a whole address. */
  request: (path: string, options?: RequestOptions) => Promise<HttpResponse>;
  /** The response to a GET without options, requested once. */
  get: (path: string) => Promise<HttpResponse>;
  /** The reference of the contact form that was sent, and a token that only its message has. */
  posted?: { reference: string; token: string };
}

/** The site at an address; nothing is requested yet. */
export function createSite({ url, timeoutMs = 10_000, ...options }: SiteOptions): Site {
  const responses = new Map<string, Promise<HttpResponse>>();
  const site: Site = {
    ...options,
    origin: url.origin,
    isLocal: isLocal(url),
    request: (path, init = {}) => sendRequest(new URL(path, url), init, timeoutMs),
    get: (path) => {
      const response = responses.get(path) ?? site.request(path);
      responses.set(path, response);
      return response;
    },
  };
  return site;
}

/** Whether an address is one of the site's own; on this computer ports are not compared. */
export function isSiteUrl({ origin, isLocal: local }: Site, address: string): boolean {
  const url = URL.parse(address);
  return url?.origin === origin || (local && url !== null && isLocal(url));
}

/** Where a response redirects to; undefined when it is no redirect. */
export function redirectTarget(
  { status, headers }: HttpResponse,
  { origin }: Site,
): URL | undefined {
  if (status < 300 || status > 399 || headers.location === undefined) return undefined;
  return URL.parse(headers.location, origin) ?? undefined;
}
