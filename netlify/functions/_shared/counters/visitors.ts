import { createHmac, randomBytes } from 'node:crypto';
import { isbot } from 'isbot';
import type { CountKind } from '../../../../src/counters/counts.ts';
import { networkOf } from '../network.ts';

/** Maximum of visitors per address and day: a campus shares one, and a bot can claim to be many browsers. */
export const maxPerAddress = 50;

/** Maximum of visitors per day, a hundred times a good day's: keeps the stored value below 400 kB. */
export const maxPerDay = 10_000;

/**
 * The visitors to a journal on one day, by the kind of visit. Each is a hash of 16 characters: eight for
 * the address, eight for the browser at that address.
 */
export type Visitors = Record<CountKind, string[]> & {
  /** `2026-11-21`, in UTC. */
  day: string;
  /** Random for each journal and day, so that hashes can't be linked or reversed. */
  salt: string;
};

/** The source of a visit, as far as a request shows it. */
export interface Visitor {
  ip: string;
  userAgent: string;
}

/** A day without visitors, with a new salt. */
export function noVisitors(day: string): Visitors {
  return { day, salt: randomBytes(16).toString('hex'), views: [], downloads: [] };
}

/** Whether a bot sent it, judged by its user agent; every browser sends one. */
export function isByBot({ userAgent }: Pick<Visitor, 'userAgent'>): boolean {
  return userAgent === '' || isbot(userAgent);
}

/** The day's visitors plus this one; undefined when it is already there or a maximum is reached. */
export function addVisitor(
  visitors: Visitors,
  kind: CountKind,
  { ip, userAgent }: Visitor,
): Visitors | undefined {
  const known = visitors[kind];
  const network = networkOf(ip);
  const hash = (text: string) =>
    createHmac('sha256', visitors.salt).update(text).digest('base64url').slice(0, 8);
  const address = hash(network);
  const visitor = address + hash(`${network}\n${userAgent}`);
  const isFull = () =>
    known.length >= maxPerDay ||
    known.filter((other) => other.startsWith(address)).length >= maxPerAddress;
  if (known.includes(visitor) || isFull()) return undefined;
  return { ...visitors, [kind]: [...known, visitor] };
}
