import type { Challenge, Payload, Solution } from 'altcha-lib/types';
import { http } from '../../client/http.ts';
import { type BotAction, type BotCheck, noToken } from '../../forms/bot-check.ts';
import { loadOnce } from '../../memoize/load-once.ts';

type RecaptchaCheck = Extract<BotCheck, { provider: 'recaptcha' }>;

/** Google's script, as far as it is used (developers.google.com/recaptcha/docs/v3). */
interface Recaptcha {
  ready: (callback: () => void) => void;
  execute: (siteKey: string, options: { action: BotAction }) => Promise<string>;
}

/** For the provider's script and answer, or for solving a challenge. */
const timeoutMs = { recaptcha: 3000, altcha: 12_000 };

let loadRecaptcha: (() => Promise<Recaptcha>) | undefined;

/** Starts to load what the check needs; called when a form is first touched. */
export function prepareBotCheck(botCheck: BotCheck): void {
  if (botCheck.provider === 'recaptcha') recaptcha(botCheck).catch(() => undefined);
}

/**
 * A token for one post of a form, or `noToken` when there is none in time; functions accept a limited
 * number of posts without one per address. Never rejects.
 */
export async function botToken(botCheck: BotCheck, action: BotAction): Promise<string> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs[botCheck.provider]);
  const timeout = new Promise<string>((resolve) => {
    controller.signal.addEventListener('abort', () => resolve(noToken));
  });
  const token =
    botCheck.provider === 'recaptcha'
      ? recaptchaToken(botCheck, action)
      : altchaToken(action, controller.signal);
  return Promise.race([token, timeout])
    .catch(() => noToken)
    .finally(() => clearTimeout(timer));
}

async function recaptchaToken(botCheck: RecaptchaCheck, action: BotAction): Promise<string> {
  const provider = await recaptcha(botCheck);
  return provider.execute(botCheck.siteKey, { action });
}

function recaptcha(botCheck: RecaptchaCheck): Promise<Recaptcha> {
  loadRecaptcha ??= loadOnce(() => addRecaptcha(botCheck));
  return loadRecaptcha();
}

function addRecaptcha({ script, siteKey }: RecaptchaCheck): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = `${script}?render=${encodeURIComponent(siteKey)}`;
    element.addEventListener('error', reject);
    element.addEventListener('load', () => {
      const { grecaptcha } = window as unknown as { grecaptcha?: Recaptcha };
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(new Error('the reCAPTCHA script defines no grecaptcha'));
    });
    document.head.append(element);
  });
}

async function altchaToken(action: BotAction, signal: AbortSignal): Promise<string> {
  const response = await http(`/api/bot-challenge?action=${action}`, { signal });
  const challenge: Challenge = await response.json();
  const payload: Payload = { challenge, solution: await solve(challenge, signal) };
  return btoa(JSON.stringify(payload));
}

/** Solves a challenge in a worker, so that the page stays responsive. */
async function solve(challenge: Challenge, signal: AbortSignal): Promise<Solution> {
  const worker = new Worker(new URL('./altcha-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => (data ? resolve(data) : reject(data)));
      worker.addEventListener('error', reject);
      signal.addEventListener('abort', reject);
      worker.postMessage(challenge);
    });
  } finally {
    worker.terminate();
  }
}
