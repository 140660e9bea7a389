import botCheck from '#built/bot-check';
import { limits, replyTimeoutMs } from '../../../src/forms/limits.ts';
import { memoize } from '../../../src/memoize/memoize.ts';
import { altcha } from './bot-check/altcha.ts';
import { hmacKeyOf } from './bot-check/hmac-key.ts';
import { recaptcha } from './bot-check/recaptcha.ts';
import { environment } from './environment.ts';
import { deliver } from './outbox/send.ts';
import { outboxServices } from './outbox/services.ts';
import type { VerifyBot } from './steps/bot-check.ts';
import type { QuotaServices } from './steps/quota.ts';
import { type Deploy, isProduction, type Storage, storesOf } from './store.ts';

/** The external services of the form pipeline. All steps of a post share the storage's timeout. */
export interface Services extends Storage {
  now: () => Date;
  verifyBot: VerifyBot;
  /** The key that signs the site's own challenges and hashes addresses. */
  hmacKey: () => Promise<string>;
  /** How many posts are accepted from one address per day (UTC). */
  postsPerAddress: QuotaServices['postsPerAddress'];
  /** How many bytes of files are accepted per day (UTC). */
  bytesPerDay: number;
  /** Sends the messages about a stored form, after its reply. Never rejects. */
  notify: (recordKey: string) => Promise<void>;
}

const {
  RECAPTCHA_SECRET_KEY: secret,
  RECAPTCHA_VERIFY_URL: verifyUrl,
  RECAPTCHA_MIN_SCORE: minScore,
} = environment;

/** The bot check provider that the pages were built with. */
function botCheckProvider(services: Pick<Services, 'openStore' | 'hmacKey'>): VerifyBot {
  if (botCheck.provider === 'altcha') return altcha(services);
  if (!secret) throw new Error('RECAPTCHA_SECRET_KEY is missing: the pages use reCAPTCHA');
  return recaptcha({ ...services, secret, verifyUrl, minScore, timeoutMs: 3000 });
}

const servicesFor = memoize((context: string, published: boolean): Services => {
  const deploy = { context, published };
  const openStore = storesOf(deploy);
  const hmacKey = hmacKeyOf(deploy);
  return {
    now: () => new Date(),
    verifyBot: botCheckProvider({ openStore, hmacKey }),
    hmacKey,
    postsPerAddress: { checked: environment.POSTS_PER_ADDRESS, unchecked: limits.uncheckedPosts },
    bytesPerDay: environment.MEGABYTES_PER_DAY * 1_000_000,
    openStore,
    storageTimeoutMs: replyTimeoutMs,
    notify: async (recordKey) => {
      if (isProduction(deploy)) await deliver(outboxServices, recordKey);
    },
  };
});

/**
 * The services of a deploy, created once. Each deploy context has its own stores, and only the functions
 * of production send messages.
 */
export const servicesOf = ({ context, published }: Deploy): Services =>
  servicesFor(context, published);
