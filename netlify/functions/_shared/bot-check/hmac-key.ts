import { randomBytes } from 'node:crypto';
import { keepFirst, type OpenStore } from '../store.ts';

/**
 * The key that the site's own challenges are signed with: the one that was set, else one that the
 * first function to need it makes and keeps in the site's store.
 */
export function hmacKeySource(given: string | undefined, openStore: OpenStore) {
  let kept: Promise<string> | undefined;
  const find = async () => {
    const made = { key: randomBytes(32).toString('hex') };
    return (await keepFirst(openStore('bot-check'), 'hmac-key', made)).key;
  };
  return (): Promise<string> => {
    if (given) return Promise.resolve(given);
    kept ??= find().catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
}
