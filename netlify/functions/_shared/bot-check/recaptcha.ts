import * as v from 'valibot';
import { isoDay } from '../../../../src/i18n/format.ts';
import { sha256 } from '../reference.ts';
import type { VerifyBot } from '../steps/bot-check.ts';
import type { OpenStore } from '../store.ts';
import { type SpentToken, spentBy, verdictAfter } from './spent.ts';

interface Settings {
  openStore: OpenStore;
  secret: string;
  verifyUrl: string;
  /** 0 to 1; 1 means certainly a person. */
  minScore: number;
  timeoutMs: number;
}

const answerSchema = v.object({
  success: v.boolean(),
  score: v.optional(v.number(), 0),
  action: v.optional(v.string()),
  hostname: v.optional(v.string()),
  'error-codes': v.optional(v.array(v.string()), []),
});

/**
 * reCAPTCHA v3 (developers.google.com/recaptcha/docs/verify): the token must be for this action, come
 * from one of the site's own pages and have at least the minimum score. The provider accepts a token
 * once. The post that used it is stored here, so that a replay costs one read and no call to the
 * provider. Rejects when the provider doesn't answer or reports that our settings are wrong.
 */
export function recaptcha({
  openStore,
  secret,
  verifyUrl,
  minScore,
  timeoutMs,
}: Settings): VerifyBot {
  return async (attempt) => {
    const { token, action, ip, hosts, now } = attempt;
    const store = openStore('bot-check');
    const key = `spent/${isoDay(now)}/${sha256(token)}`;
    // If the storage fails, the provider still accepts a token only once.
    const verdictOnReuse = async () => {
      const reading = store.get(key, { type: 'json' });
      const first: SpentToken | null = await reading.catch(() => null);
      return first ? verdictAfter(first, attempt) : undefined;
    };
    const reused = await verdictOnReuse();
    if (reused) return reused;
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, remoteip: ip }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`the provider answered ${response.status}`);
    const answer = v.parse(answerSchema, await response.json());
    if (answer.success) {
      const isOwnHost = answer.hostname === undefined || hosts.includes(answer.hostname);
      const isMatch = isOwnHost && answer.action === action && answer.score >= minScore;
      if (!isMatch) return 'bot';
      await store.setJSON(key, spentBy(attempt)).catch(() => undefined);
      return 'human';
    }
    const errors = answer['error-codes'];
    if (errors.some((error) => /secret|bad-request/.test(error))) throw new Error(errors.join());
    if (!errors.includes('timeout-or-duplicate')) return 'bot';
    // Either used by a concurrent post, or expired, or used on the previous day.
    return (await verdictOnReuse()) ?? 'repeated';
  };
}
