import { createHmac, randomBytes } from 'node:crypto';
import { isbot } from 'isbot';
import type { CountKind } from '../../../../src/collections/journals/counts.ts';
import { networkOf } from '../network.ts';

/** Visitors of one address a day: a campus shares one, while a program invents as many as it likes. */
export const mostOfAddress = 50;

/** Visitors a day in all, a hundred times those of a good day: what is read stays within 200 kB. */
export const mostOfDay = 10_000;

/** Those who visited a journal on a day, by what they did. A visitor is eight letters for the address and eight for the browser there. */
export type Visitors = Record<CountKind, string[]> & {
  /** `2026-11-21`, in UTC. */
  day: string;
  /** Without it nobody finds an address by its letters. */
  salt: string;
};

/** Who a visit comes from, as far as a request tells. */
export interface Visitor {
  ip: string;
  userAgent: string;
}

export function nobodyYet(day: string): Visitors {
  return { day, salt: randomBytes(16).toString('hex'), views: [], downloads: [] };
}

/** Every browser says what it is. */
export function isByBot({ userAgent }: Visitor): boolean {
  return userAgent === '' || isbot(userAgent);
}

/** The day's visitors with one more; undefined when this one is among them, or one too many. */
export function addVisitor(
  visitors: Visitors,
  kind: CountKind,
  { ip, userAgent }: Visitor,
): Visitors | undefined {
  const known = visitors[kind];
  const network = networkOf(ip);
  const letters = (text: string) =>
    createHmac('sha256', visitors.salt).update(text).digest('base64url').slice(0, 8);
  const address = letters(network);
  const visitor = address + letters(`${network}\n${userAgent}`);
  const isFull = () =>
    known.length >= mostOfDay ||
    known.filter((other) => other.startsWith(address)).length >= mostOfAddress;
  if (known.includes(visitor) || isFull()) return undefined;
  return { ...visitors, [kind]: [...known, visitor] };
}
