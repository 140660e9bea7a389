import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import type { BotAction } from '../../../../src/forms/bot-check.ts';
import { sha256 } from '../reference.ts';
import type { BotVerdict, VerifyBot } from '../steps/bot-check.ts';
import { keepFirst, type OpenStore } from '../store.ts';

/**
 * The work that a challenge asks for: up to `most` derivations of `cost` rounds each, which takes a
 * phone four times slower than a desktop two seconds at most (docs/decisions/bot-check.md).
 */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 1000, least: 100, most: 400 } as const;

/** Milliseconds that a challenge is good for. */
const lifetime = 10 * 60 * 1000;

interface Services {
  openStore: OpenStore;
  hmacKey: () => Promise<string>;
}

/** A signed challenge for one post of a form; of the usual work, or of what is given. */
export async function newChallenge(
  { hmacKey }: Pick<Services, 'hmacKey'>,
  action: BotAction,
  now: Date,
  { cost, counter } = { cost: work.cost as number, counter: randomInt(work.most, work.least) },
): Promise<Challenge> {
  return createChallenge({
    algorithm: work.algorithm,
    cost,
    counter,
    deriveKey,
    expiresAt: new Date(now.valueOf() + lifetime),
    data: { action },
    ...secrets(await hmacKey()),
  });
}

/** The site's own bot check: a solved challenge for this action, which nobody used before. */
export function altcha({ openStore, hmacKey }: Services): VerifyBot {
  return async ({ token, action, now }) => {
    const payload = readToken(token);
    if (!payload) return 'bot';
    const { challenge, solution } = payload as unknown as Parameters<typeof verifySolution>[0];
    if (challenge.parameters.data?.['action'] !== action) return 'bot';
    const options = { challenge, solution, deriveKey, ...secrets(await hmacKey()) };
    const { verified } = await verifySolution(options).catch(() => ({ verified: false }));
    if (!verified) return 'bot';
    return spend(openStore, challenge.signature ?? '', now);
  };
}

const secrets = (key: string) => ({
  hmacSignatureSecret: key,
  hmacKeySignatureSecret: sha256(`key ${key}`),
});

const text = v.string();
const tokenSchema = v.object({
  challenge: v.looseObject({ parameters: v.looseObject({}), signature: text }),
  solution: v.looseObject({ counter: v.number(), derivedKey: text }),
});

function readToken(token: string) {
  try {
    return v.parse(tokenSchema, JSON.parse(Buffer.from(token, 'base64').toString()));
  } catch {
    return undefined;
  }
}

/** Whoever writes first that a challenge is spent may use it. */
async function spend(openStore: OpenStore, signature: string, now: Date): Promise<BotVerdict> {
  const day = now.toISOString().slice(0, 10);
  const mine = { by: crypto.randomUUID() };
  const key = `spent/${day}/${sha256(signature)}`;
  const first = await keepFirst(openStore('bot-check'), key, mine);
  return first.by === mine.by ? 'human' : 'reused';
}
