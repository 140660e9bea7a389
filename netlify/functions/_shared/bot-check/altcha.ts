import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import { type BotAction, challengeMs } from '../../../../src/forms/bot-check.ts';
import { isoDay } from '../../../../src/i18n/format.ts';
import { putIfAbsent } from '../json-blobs.ts';
import { sha256 } from '../reference.ts';
import type { BotAttempt, BotVerdict, VerifyBot } from '../steps/bot-check.ts';
import type { OpenStore } from '../store.ts';
import { spentBy, verdictAfter } from './spent.ts';

/**
 * The work of a challenge: up to `maxCounter` key derivations of `cost` rounds each, at most two seconds
 * on a phone that is four times slower than a desktop (docs/decisions/bot-check.md).
 */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 1000, minCounter: 100, maxCounter: 400 } as const;

interface Services {
  openStore: OpenStore;
  hmacKey: () => Promise<string>;
}

/** A signed challenge for one post of a form; `difficulty` replaces the usual work in tests. */
export async function newChallenge(
  { hmacKey }: Pick<Services, 'hmacKey'>,
  action: BotAction,
  now: Date,
  difficulty: { cost: number; counter: number } = {
    cost: work.cost,
    counter: randomInt(work.maxCounter, work.minCounter),
  },
): Promise<Challenge> {
  return createChallenge({
    ...difficulty,
    algorithm: work.algorithm,
    deriveKey,
    expiresAt: new Date(now.valueOf() + challengeMs),
    data: { action },
    ...secrets(await hmacKey()),
  });
}

/** The site's own bot check: the token is a solved, unused challenge for this action. */
export function altcha({ openStore, hmacKey }: Services): VerifyBot {
  return async ({ token, action, idempotencyKey, now }) => {
    const payload = parseToken(token);
    if (!payload) return 'bot';
    const { challenge, solution } = payload as unknown as Parameters<typeof verifySolution>[0];
    if (challenge.parameters.data?.['action'] !== action) return 'bot';
    const options = { challenge, solution, deriveKey, ...secrets(await hmacKey()) };
    const { verified } = await verifySolution(options).catch(() => ({ verified: false }));
    if (!verified) return 'bot';
    return spend(openStore, challenge, { idempotencyKey, now });
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

function parseToken(token: string) {
  try {
    return v.parse(tokenSchema, JSON.parse(Buffer.from(token, 'base64').toString()));
  } catch {
    return undefined;
  }
}

/** Marks a challenge as used; only the post whose write comes first passes. */
async function spend(
  openStore: OpenStore,
  { parameters, signature = '' }: Challenge,
  post: Pick<BotAttempt, 'idempotencyKey' | 'now'>,
): Promise<BotVerdict> {
  const own = spentBy(post);
  // Not the day of use: after midnight a used token would count as unused. `expiresAt` is in seconds.
  const day = isoDay(new Date((parameters.expiresAt ?? 0) * 1000));
  const key = `spent/${day}/${sha256(signature)}`;
  const first = await putIfAbsent(openStore('bot-check'), key, own);
  return first.by === own.by ? 'human' : verdictAfter(first, post);
}
