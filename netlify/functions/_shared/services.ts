import { altcha } from './bot-check/altcha.ts';
import { hmacKeySource } from './bot-check/hmac-key.ts';
import { recaptcha } from './bot-check/recaptcha.ts';
import { environment } from './environment.ts';
import { deliver } from './outbox/deliver.ts';
import { outboxServices } from './outbox/outbox-services.ts';
import type { VerifyBot } from './steps/bot-check.ts';
import { type OpenStore, openStore } from './store.ts';

/** What the pipeline needs from outside. */
export interface Services {
  now: () => Date;
  verifyBot: VerifyBot;
  /** Of the site's own challenges, and of what hides addresses. */
  hmacKey: () => Promise<string>;
  openStore: OpenStore;
  /** Longest wait for the storage, in milliseconds. */
  storagePatience: number;
  /** Tells the staff of a stored form, after its reply. Never rejects. */
  notify: (recordKey: string) => Promise<void>;
}

const {
  RECAPTCHA_SITE_KEY: siteKey,
  RECAPTCHA_SECRET_KEY: secret,
  RECAPTCHA_VERIFY_URL: verifyUrl,
  RECAPTCHA_MIN_SCORE: minScore,
} = environment;

/** The key of the site's own challenges. */
export const hmacKey = hmacKeySource(environment.ALTCHA_HMAC_KEY, openStore);

export const services: Services = {
  now: () => new Date(),
  verifyBot:
    siteKey && secret
      ? recaptcha({ secret, verifyUrl, minScore, patience: 3000 })
      : altcha({ openStore, hmacKey }),
  hmacKey,
  openStore,
  storagePatience: 8000,
  notify: (recordKey) => deliver(outboxServices, recordKey),
};
