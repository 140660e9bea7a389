import { describe, expect, it } from 'vitest';
import { dialledNumber } from '../../../netlify/functions/_shared/dialled-number.ts';
import { application } from '../../../src/forms/application.ts';
import type { FieldError } from '../../../src/forms/codes.ts';
import { limits } from '../../../src/forms/limits.ts';
import { botir, botirFields, options } from '../../functions/contract/application-posts.ts';

const file = { error: undefined };
const context = { file: undefined, options, today: '2026-11-21', dialled: dialledNumber };
const check = (values: object, attached?: { error: FieldError | undefined }) =>
  application.validate({ ...botir, ...values }, { ...context, file: attached });

it('is stored with the titles of its choices', () => {
  expect(check({})).toEqual({ ok: true, output: botirFields });
});

it('has its links on one line', () => {
  const socialNetworks = 't.me/botir\u0007\f\u0085linkedin.com/in/botir';
  const stored = { socialNetworks: 't.me/botir linkedin.com/in/botir' };
  expect(check({ socialNetworks })).toMatchObject({ ok: true, output: stored });
});

it('may have a document, which some choices need', () => {
  expect(check({}, file).ok).toBe(true);
  expect(check({ socialStatus: 'disability' }, file).ok).toBe(true);
});

it('may be sent on the last day', () => {
  const [first] = options.vacancy;
  const ending = {
    ...options,
    vacancy: [{ ...first, value: '1', title: '', until: '2026-11-21' }],
  };
  expect(application.validate(botir, { ...context, options: ending }).ok).toBe(true);
});

describe('rejects', () => {
  it.each([
    ['vacancy', 'vacancy.required', { vacancy: '' }],
    ['vacancy', 'vacancy.unknown', { vacancy: '99' }],
    ['vacancy', 'vacancy.expired', { vacancy: '2' }],
    ['socialStatus', 'socialStatus.required', { socialStatus: '' }],
    ['socialStatus', 'socialStatus.unknown', { socialStatus: 'king' }],
    ['socialStatusFile', 'socialStatusFile.required', { socialStatus: 'disability' }],
    [
      'socialNetworks',
      'socialNetworks.tooLong',
      { socialNetworks: 'x'.repeat(limits.socialNetworks + 1) },
    ],
    ['consent', 'consent.required', { consent: '' }],
  ])('%s: %s', (field, code, values) => {
    expect(check(values)).toEqual({ ok: false, errors: { [field]: code } });
  });

  it('a document, beside another error', () => {
    const error = { code: 'file.found', found: 'webp' } as const;
    expect(check({ consent: '' }, { error })).toEqual({
      ok: false,
      errors: { consent: 'consent.required', socialStatusFile: error },
    });
  });
});
