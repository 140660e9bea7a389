import * as v from 'valibot';
import type { VerifyBot } from '../steps/bot-check.ts';

interface Settings {
  secret: string;
  verifyUrl: string;
  /** 0 to 1; 1 is certainly a person. */
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
 * from one of the site's own pages and have at least the minimum score. Rejects when the provider
 * doesn't answer or reports wrong settings of ours.
 */
export function recaptcha({ secret, verifyUrl, minScore, timeoutMs }: Settings): VerifyBot {
  return async ({ token, action, ip, hosts }) => {
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
      return isMatch ? 'human' : 'bot';
    }
    const errors = answer['error-codes'];
    if (errors.some((error) => /secret|bad-request/.test(error))) throw new Error(errors.join());
    // Which post used it and when, or whether it only expired, the provider doesn't say.
    return errors.includes('timeout-or-duplicate') ? 'inFlight' : 'bot';
  };
}
