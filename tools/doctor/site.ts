import { type Answer, ask, type Question } from './ask.ts';
import type { Store } from './store.ts';

/** What is to be examined, and how. */
export interface Order {
  /** Any address of the site; its path doesn't count. */
  url: URL;
  /** Whether a contact form may be sent. */
  post: boolean;
  store: Store;
  /** Longest wait for an answer, in ms. */
  timeout?: number;
}

/** The site under examination. */
export interface Site extends Pick<Order, 'post' | 'store'> {
  /** `https://camu.uz` */
  origin: string;
  /** Whether it runs on this computer. */
  isLocal: boolean;
  /** Asks, again each time. `path` may be a whole address. */
  ask: (path: string, question?: Question) => Promise<Answer>;
  /** Asks for a page or a file once, and remembers the answer. */
  get: (path: string) => Promise<Answer>;
  /** The reference of the form that the doctor sent, and a text that only this run's form holds. */
  posted?: { reference: string; mark: string };
}

const localHosts = ['localhost', '127.0.0.1', '[::1]'];

export const isLocal = ({ hostname }: URL): boolean => localHosts.includes(hostname);

export function examine({ url, timeout = 10_000, ...order }: Order): Site {
  const known = new Map<string, Promise<Answer>>();
  const site: Site = {
    ...order,
    origin: url.origin,
    isLocal: isLocal(url),
    ask: (path, question = {}) => ask(new URL(path, url), question, timeout),
    get: (path) => {
      const answer = known.get(path) ?? site.ask(path);
      known.set(path, answer);
      return answer;
    },
  };
  return site;
}

/** Whether an address that the site names is its own; on this computer the port doesn't count. */
export function isOwn({ origin, isLocal: local }: Site, address: string): boolean {
  const url = URL.parse(address);
  return url?.origin === origin || (local && url !== null && isLocal(url));
}

/** Where an answer leads; undefined when it is no redirect. */
export function redirectTarget({ status, headers }: Answer, { origin }: Site): URL | undefined {
  if (status < 300 || status > 399 || headers.location === undefined) return undefined;
  return URL.parse(headers.location, origin) ?? undefined;
}
