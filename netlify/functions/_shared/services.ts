import botCheck from '#built/bot-check';
import { altcha } from './bot-check/altcha.ts';
import { hmacKeySource } from './bot-check/hmac-key.ts';
import { recaptcha } from './bot-check/recaptcha.ts';
import { environment } from './environment.ts';
import { deliver } from './outbox/deliver.ts';
import { outboxServices } from './outbox/services.ts';
import type { VerifyBot } from './steps/bot-check.ts';
import { type Deploy, isProduction, type OpenStore, storesOf } from './store.ts';

/** What the pipeline needs from outside. */
export interface Services {
  now: () => Date;
  verifyBot: VerifyBot;
  /** Of the site's own challenges, and of what hides addresses. */
  hmacKey: () => Promise<string>;
  openStore: OpenStore;
  /** Longest wait for the storage, in milliseconds. */
  storagePatience: number;
  /** Sends a stored form's messages, after its reply. Never rejects. */
  notify: (recordKey: string) => Promise<void>;
}

const {
  RECAPTCHA_SECRET_KEY: secret,
  RECAPTCHA_VERIFY_URL: verifyUrl,
  RECAPTCHA_MIN_SCORE: minScore,
} = environment;

/** Pages and functions use the same provider: what was set when the pages were built decides. */
function recaptchaSecret(): string {
  if (!secret) throw new Error('RECAPTCHA_SECRET_KEY is missing: the pages use reCAPTCHA');
  return secret;
}

function createServices(deploy: Deploy): Services {
  const openStore = storesOf(deploy);
  const hmacKey = hmacKeySource(environment.ALTCHA_HMAC_KEY, openStore);
  return {
    now: () => new Date(),
    verifyBot:
      botCheck.provider === 'recaptcha'
        ? recaptcha({ secret: recaptchaSecret(), verifyUrl, minScore, patience: 3000 })
        : altcha({ openStore, hmacKey }),
    openStore,
    storagePatience: 8000,
    notify: async (recordKey) => {
      if (isProduction(deploy)) await deliver(outboxServices, recordKey);
    },
    hmacKey,
  };
}

const created = new Map<string, Services>();

/**
 * The services of a deploy, the same for all of its posts: it has stores of its own, and only
 * production's sends messages.
 */
export function servicesOf(deploy: Deploy): Services {
  const key = `${deploy.context} ${deploy.published}`;
  const services = created.get(key) ?? createServices(deploy);
  created.set(key, services);
  return services;
}
