import type { Break, Passing } from './proxy.ts';

type Which = (answer: Passing) => boolean;

/** Changes only the answers that are meant. */
export const at =
  (which: Which, ...changes: Break[]): Break =>
  (answer) => {
    if (which(answer)) for (const change of changes) change(answer);
  };

export const path =
  (meant: string | RegExp): Which =>
  (answer) =>
    typeof meant === 'string' ? answer.path === meant : meant.test(answer.path);

export const page: Which = ({ status, headers }) =>
  status === 200 && (headers['content-type'] ?? '').startsWith('text/html');

export const post =
  (to: string): Which =>
  (answer) =>
    answer.method === 'POST' && answer.path === to;

export const status =
  (value: number): Break =>
  (answer) => {
    answer.status = value;
  };

/** Sets a header, or takes it away. */
export const header =
  (name: string, value?: string): Break =>
  ({ headers }) => {
    if (value === undefined) delete headers[name];
    else headers[name] = value;
  };

export const text =
  (what: string | RegExp, by: string): Break =>
  (answer) => {
    answer.body = String(answer.body).replaceAll(what, by);
  };

export const redirect = (to: string): Break => at(() => true, status(302), header('location', to));

export const cutOff: Break = (answer) => {
  answer.cutOff = true;
};
