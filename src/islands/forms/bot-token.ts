import { type BotAction, type BotCheck, challengeMs, noToken } from '../../forms/bot-check.ts';
import { altchaToken } from './altcha.ts';
import { loadRecaptcha, recaptchaToken } from './recaptcha.ts';

/** Includes loading the provider's script or a challenge, and the answer or solution. */
const timeoutMs = { recaptcha: 3000, altcha: 12_000 };

/** The tokens of a form, one for each post. */
export interface BotTokens {
  /** Starts loading what the next token needs. Never throws. */
  prepare: () => void;
  /**
   * A token, or `noToken` when there is none in time; functions accept a limited number of posts without
   * one per address. Never rejects.
   */
  take: () => Promise<string>;
}

export function botTokens(botCheck: BotCheck, action: BotAction): BotTokens {
  const { prepare, take } =
    botCheck.provider === 'altcha'
      ? madeAhead(() => inTime(timeoutMs.altcha, (signal) => altchaToken(action, signal)))
      : {
          prepare: () => void loadRecaptcha(botCheck).catch(() => undefined),
          take: () => recaptchaToken(botCheck, action),
        };
  return {
    prepare,
    take: () => inTime(timeoutMs[botCheck.provider], take).catch(() => noToken),
  };
}

/** Younger solutions are still valid at the end of a slow upload. */
const maxAgeMs = challengeMs / 2;

/**
 * Tokens that are made one in advance. If that one has failed or is too old when the form is sent, a new
 * one is made; `take` rejects when that fails.
 */
export function madeAhead(make: () => Promise<string>): BotTokens {
  let ahead: { token: Promise<string>; since: number } | undefined;
  return {
    prepare: () => {
      if (ahead) return;
      ahead = { token: make(), since: Date.now() };
      // Failures are handled when it is taken.
      ahead.token.catch(() => undefined);
    },
    take: () => {
      const { token, since = 0 } = ahead ?? {};
      ahead = undefined;
      // Negative if the clock was set back.
      const age = Date.now() - since;
      return token && age >= 0 && age < maxAgeMs ? token.catch(make) : make();
    },
  };
}

/** Rejects, and aborts the signal, when the work takes longer than `ms`. */
async function inTime<Result>(
  ms: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ms);
  const aborted = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', reject);
  });
  return Promise.race([work(controller.signal), aborted]).finally(() => clearTimeout(timer));
}
