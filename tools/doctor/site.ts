import type { Inbox } from '../inbox/open-inbox.ts';

/** A response as it came: redirects are not followed. */
export interface Answer {
  status: number;
  headers: Headers;
  /** The decompressed body. */
  text: string;
}

/** The stores of the site under examination, or what to do to open them. */
export type SiteStore = { inbox: Inbox } | { inbox: undefined; todo: string };

/** The site under examination. */
export interface Site {
  /** `https://university.uz` */
  origin: string;
  /** Whether it runs on this computer. */
  isLocal: boolean;
  /** Whether a contact form may be sent. */
  post: boolean;
  store: SiteStore;
  /** Sends a request; rejects with a NoResponse. `path` may be a whole address. */
  request: (path: string, init?: RequestInit) => Promise<Answer>;
  /** The answer to a GET without options, requested once. */
  get: (path: string) => Promise<Answer>;
  /** The reference of the contact form that was sent, and a token that only its message has. */
  posted?: { reference: string; token: string };
}

/** The site at an address, whose path is ignored; nothing is requested yet. */
export function createSite(url: URL, options: Pick<Site, 'post' | 'store'>): Site {
  const answers = new Map<string, Promise<Answer>>();
  const request = (path: string, init?: RequestInit) => send(new URL(path, url), init);
  const get = (path: string) => {
    const answer = answers.get(path) ?? request(path);
    answers.set(path, answer);
    return answer;
  };
  return { ...options, origin: url.origin, isLocal: isLocal(url), request, get };
}

/** Whether an address is on this computer. */
export const isLocal = ({ hostname }: URL): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Sends a request; rejects with a NoResponse, also when the answer takes longer than `timeoutMs`. */
export async function send(url: URL, init: RequestInit = {}, timeoutMs = 10_000): Promise<Answer> {
  const own = { 'accept-encoding': 'br, gzip', 'user-agent': 'Mozilla/5.0 (npm run doctor)' };
  try {
    const response = await fetch(url, {
      ...init,
      headers: { ...own, ...init.headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    throw new NoResponse(url, error as Error);
  }
}

/** Messages by the code or the name of an error; of the others, Node's own say enough. */
const reasons: Record<string, string> = {
  ENOTFOUND: 'there is no such host name',
  EAI_AGAIN: 'the host name can’t be resolved: is this computer connected?',
  ECONNREFUSED: 'no server runs there',
  TimeoutError: 'no answer in time',
};

/** Thrown when a request got no answer, or an unreadable one; its message says why, for people. */
export class NoResponse extends Error {
  constructor({ origin, pathname }: URL, error: Error) {
    const { code = '', name, message } = (error.cause ?? error) as NodeJS.ErrnoException;
    const reason = reasons[code] ?? reasons[name] ?? (message || code);
    super(`${origin}${pathname} can’t be read: ${reason}`, { cause: error });
  }
}

/** Where an answer redirects to, in full; undefined when it is no redirect. */
export function targetOf({ status, headers }: Answer, { origin }: Site): string | undefined {
  const location = status >= 300 && status < 400 && headers.get('location');
  return location ? URL.parse(location, origin)?.href : undefined;
}
