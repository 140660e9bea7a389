import { v4, v7 } from 'uuid';
import { describe, expect, it, vi } from 'vitest';
import { readEnvelope } from '../../../netlify/functions/_shared/envelope.ts';
import { judgeSender } from '../../../netlify/functions/_shared/steps/bot-check.ts';
import { refuseOddKey } from '../../../netlify/functions/_shared/steps/fields.ts';
import { refuseHurriedForm } from '../../../netlify/functions/_shared/steps/form-age.ts';
import { refuseFilledHoneypot } from '../../../netlify/functions/_shared/steps/honeypot.ts';
import { noToken } from '../../../src/forms/bot-check.ts';
import { limits } from '../../../src/forms/limits.ts';
import { defaultLocale } from '../../../src/i18n/locales.ts';
import { failed, refusalOf } from './refusals.ts';

const envelope = (values: Record<string, string>) => readEnvelope(new Map(Object.entries(values)));
const now = new Date('2026-11-21T08:00:00Z');
const openedAgo = (milliseconds: number) => v7({ msecs: now.getTime() - milliseconds });

describe('the envelope', () => {
  it.each([
    ['ru', 'ru'],
    ['de', defaultLocale],
    ['', defaultLocale],
    ['__proto__', defaultLocale],
  ])('of locale %j is in %s', (locale, read) => {
    expect(envelope({ locale }).locale).toBe(read);
  });

  it('takes an empty key or token for none', () => {
    const { idempotencyKey, botToken } = envelope({ idempotencyKey: '', botToken: '' });
    expect([idempotencyKey, botToken]).toEqual([undefined, undefined]);
  });
});

describe('the honeypot', () => {
  it.each([
    ['https://spam.example', failed('refused')],
    [' ', failed('refused')],
    ['', undefined],
  ])('filled with %j', async (website, refusal) => {
    expect(await refusalOf(() => refuseFilledHoneypot(envelope({ website })))).toEqual(refusal);
  });
});

describe('a form of the age of', () => {
  it.each([
    ['no time', openedAgo(0), failed('refused')],
    ['a moment', openedAgo(limits.minFormAgeMs - 1), failed('refused')],
    ['long enough', openedAgo(limits.minFormAgeMs), undefined],
    ['a day', openedAgo(86_400_000), undefined],
    ['a clock that runs ahead', openedAgo(-180_000), undefined],
    ['a key without a time', v4(), undefined],
    ['a key that is no UUID', 'order-1', undefined],
    ['no key', '', undefined],
  ])('%s', async (_, idempotencyKey, refusal) => {
    const step = () => refuseHurriedForm(envelope({ idempotencyKey }), now);
    expect(await refusalOf(step)).toEqual(refusal);
  });
});

describe('the key', () => {
  const invalid = { view: 'errors', errors: { idempotencyKey: 'idempotencyKey.invalid' } };
  it.each([
    ['', undefined],
    ['k'.repeat(limits.idempotencyKey), undefined],
    ['!"#~', undefined],
    ['k'.repeat(limits.idempotencyKey + 1), invalid],
    ['two words', invalid],
    ['kalit\n', invalid],
    ['ключ', invalid],
  ])('%j', async (idempotencyKey, refusal) => {
    expect(await refusalOf(() => refuseOddKey(envelope({ idempotencyKey })))).toEqual(refusal);
  });
});

describe('a sender', () => {
  const attempt = {
    token: 'token',
    script: true,
    action: 'contact',
    ip: '192.0.2.1',
    hosts: ['camu.example'],
    now: new Date(),
  } as const;

  it.each(['human', 'bot', 'reused', 'unknown'] as const)(
    'is %s by the provider',
    async (verdict) => {
      expect(await judgeSender(async () => verdict, attempt)).toBe(verdict);
    },
  );

  it.each([
    ['a browser without script', undefined, false, 'unknown'],
    ['a script', undefined, true, 'none'],
    ['a script whose provider failed', noToken, true, 'unknown'],
    ['a page that says so', noToken, false, 'unknown'],
  ] as const)('without a token is, as %s, asked of no provider', async (_, token, script, told) => {
    const verify = vi.fn(async () => 'bot' as const);
    expect(await judgeSender(verify, { ...attempt, token, script })).toBe(told);
    expect(verify).not.toHaveBeenCalled();
  });

  it('is unknown where the provider fails', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const verify = () => Promise.reject(new Error('down'));
    expect(await judgeSender(verify, attempt)).toBe('unknown');
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});
