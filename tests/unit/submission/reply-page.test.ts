import { type CheerioAPI, load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../../netlify/functions/_shared/errors.ts';
import { fillTemplate } from '../../../netlify/functions/_shared/reply/reply-page.ts';
import { formErrors } from '../../../src/forms/errors.ts';
import { translator } from '../../../src/i18n/translate.ts';
import { replyErrorMessages } from '../../../src/i18n/ui/reply-errors.ts';
import {
  inlineScript,
  inlineStyle,
  replyTemplate,
} from '../../functions/contract/reply-template.ts';

const locale = 'ru';
const t = translator(locale);
const hostile = '\n"><script>alert(1)</script></textarea>&amp;ʻ';
const typed = { firstName: hostile, email: 'anora', message: hostile, consent: 'on' };
const spent = { website: 'spam', botToken: 'used', idempotencyKey: 'key' };

const errors: Outcome = {
  view: 'errors',
  errors: { email: 'email.invalid', consent: 'consent.required' },
};

describe('the reply page', () => {
  function fill(outcome: Outcome, values?: object): CheerioAPI {
    const map = values && new Map<string, string>(Object.entries(values));
    return load(
      fillTemplate(replyTemplate(locale), {
        form: 'contact',
        json: false,
        locale,
        values: map,
        outcome,
      }),
    );
  }
  const views = ($: CheerioAPI) =>
    $('[data-reply]')
      .get()
      .map((it) => $(it).attr('data-reply'));

  it('shows the reference of a stored form, and no form', () => {
    const $ = fill({ view: 'sent', reference: 'CAMU-2026-7G3K9QXB' }, typed);
    expect(views($)).toEqual(['sent']);
    expect($('[data-slot=reference]').text()).toBe('CAMU-2026-7G3K9QXB');
    expect($('title').text()).toBe(t('contact.sent'));
    expect($('title').attr()).toEqual({});
    expect($('form')).toHaveLength(0);
  });

  it('lists the invalid fields, and marks only them', () => {
    const $ = fill(errors, typed);
    expect(views($)).toEqual(['errors']);
    expect($('title').text()).toBe(t('form.summary'));
    const lines = $('[data-slot=summary] a').get();
    expect(lines.map((line) => [$(line).attr('href'), $(line).text()])).toEqual([
      ['#reply-email', formErrors[locale]['email.invalid']],
      ['#reply-consent', formErrors[locale]['consent.required']],
    ]);
    expect($('form [data-error-for=email]').text()).toBe(formErrors[locale]['email.invalid']);
    expect($('form [data-error-for]')).toHaveLength(2);
    expect(
      $('[aria-invalid=true]')
        .get()
        .map((it) => $(it).attr('name')),
    ).toEqual(['email', 'consent']);
    expect($('[name=email]').attr('aria-describedby')).toContain('email-error');
    expect($('[name=phone]').attr('aria-describedby') ?? '').not.toContain('phone-error');
  });

  it('keeps every value, whatever it contains', () => {
    const $ = fill(errors, { ...typed, ...spent });
    expect($('[name=firstName]').attr('value')).toBe(hostile);
    expect($('[name=message]').text()).toBe(hostile);
    expect($('[name=email]').attr('value')).toBe('anora');
    expect($('[name=phone]').attr('value')).toBe('');
    expect($('[name=consent]').attr('checked')).toBeDefined();
    expect($('[name=idempotencyKey]').attr('value')).toBe('key');
    expect($('[name=locale]').attr('value')).toBe(locale);
    expect($('body script')).toHaveLength(0);
  });

  it('keeps no token, and nothing of the honeypot', () => {
    const $ = fill({ view: 'failed', code: 'refused' }, { ...typed, ...spent });
    expect($('[name=website]').attr('value') ?? '').toBe('');
    expect($('[name=botToken]').attr('value')).toBe('');
  });

  it('says why a form was rejected, with the form ready to be sent again', () => {
    const $ = fill({ view: 'failed', code: 'unavailable' }, { ...typed, ...spent });
    expect(views($)).toEqual(['failed']);
    expect($('title').text()).toBe(t('form.failed'));
    expect($('[data-slot=message]').text()).toBe(replyErrorMessages[locale].unavailable);
    expect($('[name=message]').text()).toBe(hostile);
    expect($('[name=idempotencyKey]').attr('value')).toBe('key');
    expect($('form [data-error-for], [aria-invalid]')).toHaveLength(0);
  });

  it('drops a key that was used for other content', () => {
    const $ = fill({ view: 'failed', code: 'conflict' }, { ...typed, ...spent });
    expect($('[name=idempotencyKey]').attr('value')).toBe('');
  });

  it('shows no form when its values could not be read', () => {
    const $ = fill({ view: 'failed', code: 'unreadable' });
    expect($('form')).toHaveLength(0);
  });

  it('shows the error of a field that is not on the page', () => {
    const error = { idempotencyKey: 'idempotencyKey.invalid' } as const;
    const $ = fill({ view: 'errors', errors: error }, typed);
    expect($('[data-slot=summary] li').text()).toBe(formErrors[locale]['idempotencyKey.invalid']);
  });
});

it('preserves the rest of the page byte for byte', () => {
  const context = { form: 'contact', json: false, locale, values: undefined } as const;
  const outcome = { view: 'sent', reference: 'CAMU-2026-7G3K9QXB' } as const;
  const html = fillTemplate(replyTemplate(locale), { ...context, outcome });
  expect(html).toContain(`<style>${inlineStyle}</style><script>${inlineScript}</script>`);
  expect(html).toContain('<noscript><p>Oʻzbek «ёлка» 招生 😀 &amp; x</p></noscript>');
});
