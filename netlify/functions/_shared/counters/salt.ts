import { randomBytes } from 'node:crypto';
import { within } from '../store.ts';
import { type CounterStore, keepFirst } from './counter-store.ts';

/** The salt of the day, which a running function reads once. */
export type KnownSalts = Map<string, Promise<string>>;

const folder = 'salts/';

/** The day's random salt; whoever comes first makes it. Visits that come at once ask once. */
export function saltOf(
  store: CounterStore,
  day: string,
  known: KnownSalts,
  patience: number,
): Promise<string> {
  const salt = known.get(day) ?? within(patience, findSalt(store, day));
  if (!known.has(day)) {
    known.clear();
    known.set(day, salt);
    salt.catch(() => known.delete(day));
  }
  return salt;
}

async function findSalt(store: CounterStore, day: string): Promise<string> {
  const key = folder + day;
  const kept: string | null = await store.get(key, { type: 'text' });
  return kept ?? keepFirst(store, key, randomBytes(32).toString('hex'));
}

/** Those of the keys that hold the salts of days before `day`. */
export function saltsBefore(day: string, keys: readonly string[]): string[] {
  return keys.filter((key) => key.startsWith(folder) && key.slice(folder.length) < day);
}
