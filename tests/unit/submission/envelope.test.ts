import { v4, v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import {
  readEnvelope,
  rejectFilledHoneypot,
  rejectInvalidKey,
  rejectTooFast,
} from '../../../netlify/functions/_shared/steps/envelope.ts';
import { limits } from '../../../src/forms/limits.ts';
import { defaultLocale } from '../../../src/i18n/locales.ts';
import { failed, rejectionOf } from './rejections.ts';

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

  it('treats an empty key or token as none', () => {
    const { idempotencyKey, botToken } = envelope({ idempotencyKey: '', botToken: '' });
    expect([idempotencyKey, botToken]).toEqual([undefined, undefined]);
  });
});

describe('the honeypot', () => {
  it.each([
    ['https://spam.example', failed('refused')],
    [' ', failed('refused')],
    ['', undefined],
  ])('filled with %j', async (website, rejection) => {
    expect(await rejectionOf(() => rejectFilledHoneypot(envelope({ website })))).toEqual(rejection);
  });
});

describe('a form of the age of', () => {
  it.each([
    ['zero', openedAgo(0), failed('refused')],
    ['almost long enough', openedAgo(limits.minFormAgeMs - 1), failed('refused')],
    ['long enough', openedAgo(limits.minFormAgeMs), undefined],
    ['a day', openedAgo(86_400_000), undefined],
    ['a clock that runs ahead', openedAgo(-180_000), undefined],
    ['a key without a time', v4(), undefined],
    ['a key that is no UUID', 'order-1', undefined],
    ['no key', '', undefined],
  ])('%s', async (_, idempotencyKey, rejection) => {
    const step = () => rejectTooFast(envelope({ idempotencyKey }), now);
    expect(await rejectionOf(step)).toEqual(rejection);
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
  ])('%j', async (idempotencyKey, rejection) => {
    expect(await rejectionOf(() => rejectInvalidKey(envelope({ idempotencyKey })))).toEqual(
      rejection,
    );
  });
});
