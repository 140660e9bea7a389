import type { Break } from './proxy.ts';

/** Something broken, the check that finds it, and what that says and asks for. */
export interface Fault {
  what: string;
  broken: Break;
  check: string;
  found: string | RegExp;
  todo: string | RegExp;
}
