import {
  answerCounter,
  type CounterServices,
  counterServices,
} from '../../../netlify/functions/_shared/counters/answer.ts';
import {
  type CounterStore,
  openCounterStore,
  readCounts,
} from '../../../netlify/functions/_shared/counters/counts.ts';
import { listKeys } from '../../../netlify/functions/_shared/store.ts';

/** The user agent of a browser of this version. */
export const browser = (version: number) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;

const initialCounts = new Map([
  ['1', { views: 1840, downloads: 620 }],
  ['2', { views: 0, downloads: 0 }],
]);

const services: CounterServices = { ...counterServices, initialCounts };

interface Sent {
  method?: string;
  ip?: string;
  headers?: Record<string, string>;
  /** ISO 8601. */
  now?: string;
  services?: Partial<CounterServices>;
}

/** Sends a request for `1`, `1/views` or the like to the counters of one process. */
export function send(path: string, sent: Sent = {}, answer = answerCounter): Promise<Response> {
  const [id, kind] = path.split('/');
  const { method = kind ? 'POST' : 'GET', ip = '192.0.2.1', headers, now } = sent;
  const request = new Request(`http://localhost/api/journals/${path}`, {
    method,
    headers: { 'user-agent': browser(140), ...headers },
  });
  return answer(
    request,
    { params: { id, kind }, ip, counts: true },
    {
      ...services,
      ...(now && { now: () => new Date(now) }),
      ...sent.services,
    },
  );
}

/** The visits that were counted, without the initial counts. */
export const counted = (journal = '1', store: CounterStore = openCounterStore()) =>
  readCounts(store, journal);

export const allKeys = async () => (await listKeys(openCounterStore())).sort();

/** Runs `run` for 0, 1, 2 … concurrently. */
export const atOnce = <Result>(count: number, run: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));
