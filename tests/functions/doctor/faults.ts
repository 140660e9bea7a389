import type { Check } from '../../../tools/doctor/check.ts';
import { NoResponse } from '../../../tools/doctor/request.ts';
import { type Change, origin } from './sound-site.ts';

/** What is broken in which answer, and what the check reports. */
type Fault = readonly [at: string | RegExp, change: Change, found: string | RegExp];

/** Faults that a check finds, and the advice that it gives for them. */
export const faultsOf = (check: Check, todo: string, ...faults: readonly Fault[]) =>
  faults.map(([at, change, found]) => ({ check, name: check.name, at, change, found, todo }));

export const status =
  (status: number): Change =>
  (answer) => ({ ...answer, status });

/** Sets a header, or removes it. */
export const header =
  (name: string, value?: string): Change =>
  (answer) => ({ ...answer, headers: { ...answer.headers, [name]: value } });

export const text =
  (what: string | RegExp, by: string): Change =>
  (answer) => ({ ...answer, text: answer.text.replaceAll(what, by) });

export const redirect =
  (location: string): Change =>
  () => ({ status: 302, headers: { location }, text: '' });

/** A connection that breaks. */
export const drop: Change = () => {
  throw new NoResponse(new URL('/x', origin), { code: 'ECONNRESET' });
};
