import type { Break, ProxiedResponse } from './proxy.ts';

type Match = (answer: ProxiedResponse) => boolean;

/** Breaks only the responses that match. */
export const at =
  (matches: Match, ...changes: Break[]): Break =>
  (answer) => {
    if (matches(answer)) for (const change of changes) change(answer);
  };

export const path =
  (expected: string | RegExp): Match =>
  (answer) =>
    typeof expected === 'string' ? answer.path === expected : expected.test(answer.path);

export const page: Match = ({ status, headers }) =>
  status === 200 && (headers['content-type'] ?? '').startsWith('text/html');

export const post =
  (to: string): Match =>
  (answer) =>
    answer.method === 'POST' && answer.path === to;

export const status =
  (value: number): Break =>
  (answer) => {
    answer.status = value;
  };

/** Sets a header, or removes it. */
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

export const dropConnection: Break = (answer) => {
  answer.dropConnection = true;
};

/** Something broken, the check that finds it, and its finding. */
export interface Fault {
  what: string;
  broken: Break;
  check: string;
  found: string | RegExp;
  todo: string | RegExp;
}
