import { type CheerioAPI, load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { formErrors } from '../../../src/forms/errors.ts';
import { locales } from '../../../src/i18n/locales.ts';
import { replyErrorMessages } from '../../../src/i18n/ui/reply-errors.ts';
import { anora, letter } from './contact-posts.ts';
import { contactSite } from './contact-site.ts';
import { formPost } from './requests.ts';

const site = contactSite();

async function send(init: RequestInit) {
  const response = await fetch(`${site()}/api/contact`, init);
  const { status, headers } = response;
  return { status, headers, $: load(await response.text()) };
}
const views = ($: CheerioAPI) =>
  $('[data-reply]')
    .get()
    .map((it) => $(it).attr('data-reply'));

const chosenTopics = ($: CheerioAPI) =>
  $('[data-reply-form] [name=topic] option[selected]')
    .get()
    .map((it) => $(it).attr('value'));

describe('without script,', () => {
  it.each(locales)('the reference is shown on a page of the site in %s', async (locale) => {
    const { status, headers, $ } = await send(formPost({ ...anora, locale }));
    expect(status).toBe(201);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect($('html').attr('lang')).toBe(locale);
    expect(views($)).toEqual(['sent']);
    expect($('[data-slot=reference]').text()).toMatch(/^CAMU-\d{4}-/);
  });

  it('invalid fields come back with the form as it was typed', async () => {
    const { status, $ } = await send(formPost({ ...anora, email: 'anora@', topic: 'fees' }));
    expect(status).toBe(422);
    expect(views($)).toEqual(['errors']);
    const form = $('[data-reply-form]');
    expect(form.find('[data-error-for=email]').text()).toBe(formErrors.en['email.invalid']);
    expect(form.find('[name=email]').attr('value')).toBe('anora@');
    expect(form.find('[name=message]').text()).toBe(anora.message.replace('\r', ''));
    expect(chosenTopics($)).toEqual(['fees']);
  });

  it('a topic that is not on the list is reported', async () => {
    const { $ } = await send(formPost({ ...anora, topic: 'parking' }));
    expect($('[data-reply-form] [data-error-for=topic]').text()).toBe(
      formErrors.en['topic.unknown'],
    );
  });

  it('a letter to the rector without the sender’s residence comes back with a field for it', async () => {
    const { $ } = await send(formPost({ ...letter, residence: '' }));
    const text = formErrors.en['residence.required'];
    expect($('[data-slot=summary] a').text()).toBe(text);
    expect($('[data-slot=summary] a').attr('href')).toBe('#reply-residence');
    expect($('#reply-residence').attr('aria-invalid')).toBe('true');
    expect($('[data-reply-form] [data-error-for=residence]').text()).toBe(text);
    expect(chosenTopics($)).toEqual(['rector']);
  });

  it('the residence is kept beside another error', async () => {
    const { $ } = await send(formPost({ ...letter, email: 'anora@' }));
    expect($('[data-reply-form] [name=residence]').attr('value')).toBe(letter.residence);
  });

  it.each(['', 'fees'])(
    'a message with the topic “%s” comes back without the residence and the topic that needs it',
    async (topic) => {
      const { $ } = await send(formPost({ ...letter, topic, email: 'anora@' }));
      expect($('[data-slot=summary] a')).toHaveLength(1);
      expect($('[name=residence], [data-error-for=residence], [value=rector]')).toHaveLength(0);
      expect($('[data-reply-form] [name=topic] option[value=fees]')).toHaveLength(1);
    },
  );

  it('a rejected form comes back too', async () => {
    const { status, $ } = await send(formPost({ ...anora, website: 'x' }));
    expect(status).toBe(403);
    expect(views($)).toEqual(['failed']);
    expect($('[data-slot=message]').text()).toBe(replyErrorMessages.en.refused);
    expect($('[data-reply-form] [name=email]').attr('value')).toBe(anora.email);
  });

  it('the endpoint opened in a browser says what it is for', async () => {
    const headers = { accept: 'text/html', 'accept-language': 'tr' };
    const { status, $ } = await send({ headers });
    expect(status).toBe(405);
    expect($('html').attr('lang')).toBe('tr');
    expect($('[data-slot=message]').text()).toBe(replyErrorMessages.tr.wrongMethod);
    expect($('[data-reply-form]')).toHaveLength(0);
  });
});

it('a form that is too large for the platform gets the same error as any other', async () => {
  const { status, $ } = await send(formPost({ message: 'x'.repeat(7_000_000) }));
  expect(status).toBe(413);
  expect($('[data-slot=message]').text()).toBe(replyErrorMessages.uz.tooLarge);
});
