import * as v from 'valibot';
import type { VerifyBot } from '../steps/bot-check.ts';

interface Settings {
  secret: string;
  verifyUrl: string;
  /** 0 to 1; 1 is surely a person. */
  minScore: number;
  /** Longest wait for an answer, in milliseconds. */
  patience: number;
}

const answer = v.object({
  success: v.boolean(),
  score: v.optional(v.number()),
  action: v.optional(v.string()),
  hostname: v.optional(v.string()),
  'error-codes': v.optional(v.array(v.string()), []),
});

/**
 * reCAPTCHA v3 (developers.google.com/recaptcha/docs/verify): the token has to be for this action,
 * from a page of the site's own and of a good score. Rejects when the provider doesn't answer, or blames our own settings.
 */
export function recaptcha({ secret, verifyUrl, minScore, patience }: Settings): VerifyBot {
  return async ({ token, action, ip, hosts }) => {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, remoteip: ip }),
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) throw new Error(`the provider answered ${response.status}`);
    const {
      success,
      score = 0,
      'error-codes': errors,
      ...told
    } = v.parse(answer, await response.json());
    if (success) {
      const isOurs = told.hostname === undefined || hosts.includes(told.hostname);
      return isOurs && told.action === action && score >= minScore ? 'human' : 'bot';
    }
    if (errors.some((error) => /secret|bad-request/.test(error))) throw new Error(errors.join());
    return errors.includes('timeout-or-duplicate') ? 'reused' : 'bot';
  };
}
