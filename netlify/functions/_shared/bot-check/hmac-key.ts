import { randomBytes } from 'node:crypto';
import { loadOnce } from '../../../../src/memoize/load-once.ts';
import { memoize } from '../../../../src/memoize/memoize.ts';
import { environment } from '../environment.ts';
import { putIfAbsent } from '../json-blobs.ts';
import { type Deploy, type OpenStore, storesOf } from '../store.ts';

/**
 * Loads the secret that signs the site's own challenges and hashes addresses: the configured one, or else
 * one that the first function to need it generates and stores in `bot-check`.
 */
export function hmacKeySource(
  configured: string | undefined,
  openStore: OpenStore,
): () => Promise<string> {
  return loadOnce(async () => {
    if (configured) return configured;
    const generated = { key: randomBytes(32).toString('hex') };
    return (await putIfAbsent(openStore('bot-check'), 'hmac-key', generated)).key;
  });
}

const sourceOf = memoize((context: string, published: boolean) =>
  hmacKeySource(environment.ALTCHA_HMAC_KEY, storesOf({ context, published })),
);

/** The secret of a deploy, shared by all its functions. */
export const hmacKeyOf = ({ context, published }: Deploy): (() => Promise<string>) =>
  sourceOf(context, published);
