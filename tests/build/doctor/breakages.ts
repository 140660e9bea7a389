import type { BreakResponse, ProxiedResponse } from './proxy.ts';

type Match = (response: ProxiedResponse) => boolean;

/** Breaks only the responses that match. */
export const when =
  (matches: Match, ...changes: BreakResponse[]): BreakResponse =>
  (response) => {
    if (matches(response)) for (const change of changes) change(response);
  };

export const path =
  (expected: string | RegExp): Match =>
  (response) =>
    typeof expected === 'string' ? response.path === expected : expected.test(response.path);

/** A path that no page has, as the doctor requests it. */
export const unknownPath = path(/^\/(?:\w\w\/)?doctor-/);

/** Caching of files whose address changes with their content. */
export const immutable = 'public, max-age=31536000, immutable';

export const page: Match = ({ status, headers }) =>
  status === 200 && (headers['content-type'] ?? '').startsWith('text/html');

export const post =
  (to: string): Match =>
  (response) =>
    response.method === 'POST' && response.path === to;

export const status =
  (value: number): BreakResponse =>
  (response) => {
    response.status = value;
  };

/** Sets a header, or removes it. */
export const header =
  (name: string, value?: string): BreakResponse =>
  ({ headers }) => {
    if (value === undefined) delete headers[name];
    else headers[name] = value;
  };

export const text =
  (what: string | RegExp, by: string): BreakResponse =>
  (response) => {
    response.body = String(response.body).replaceAll(what, by);
  };

export const redirect = (to: string): BreakResponse =>
  when(() => true, status(302), header('location', to));

export const dropConnection: BreakResponse = (response) => {
  response.dropConnection = true;
};

/** A way to break the site, the check that detects it, and the expected finding. */
export interface Breakage {
  what: string;
  breakResponse: BreakResponse;
  check: string;
  found: string | RegExp;
  todo: string | RegExp;
}
