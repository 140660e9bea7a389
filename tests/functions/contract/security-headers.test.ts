import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { secured } from '../../../netlify/functions/_shared/handlers.ts';
import { securityHeaders, signInHeaders } from '../../../src/security/headers.ts';
import { anora } from './contact-posts.ts';
import { contactSite } from './contact-site.ts';
import { formPost, jsonPost } from './requests.ts';

const site = contactSite();
const { page, data } = securityHeaders();
/** The window of the sign-in has a policy of its own. */
const signIn = {
  ...page,
  ...signInHeaders(''),
  'content-security-policy': expect.stringMatching(/^default-src 'none'; script-src 'sha256-/),
};
const headersOf = ({ headers }: Response) => Object.fromEntries(headers);

describe('every answer of a function has the site’s security headers:', () => {
  it.each([
    ['a reply page', '/api/contact', formPost(anora), 201, page],
    ['a page of errors', '/api/contact', formPost({ locale: 'ru' }), 422, page],
    ['a page without a form', '/api/application', { headers: { accept: 'text/html' } }, 405, page],
    ['a refusal as JSON', '/api/contact', jsonPost({}), 422, data],
    ['an unreadable body', '/api/contact', { ...jsonPost({}), body: '{' }, 400, data],
    ['a wrong type', '/api/application', { method: 'POST', body: 'x' }, 415, page],
    ['a challenge', '/api/bot-challenge?action=contact', {}, 200, data],
    ['no challenge', '/api/bot-challenge', {}, 400, data],
    ['a journal’s counts', '/api/journals/1', {}, 200, data],
    ['a visit', '/api/journals/1/views', { method: 'POST' }, 204, data],
    ['an unknown journal', '/api/journals/999', {}, 404, data],
    ['a sign-in', '/api/cms/auth', {}, 503, signIn],
    ['a sign-in’s end', '/api/cms/callback', {}, 503, signIn],
  ] as const)('%s', async (_, path, init, status, expected) => {
    const response = await fetch(site() + path, init as RequestInit);
    expect(response.status).toBe(status);
    expect(headersOf(response)).toMatchObject(expected);
  });

  it('an unexpected error, without its message', async () => {
    const failing = secured(() => Promise.reject(new TypeError('secret')));
    const response = await failing(new Request('http://localhost'), undefined);
    expect([response.status, await response.json()]).toEqual([500, { error: 'internal' }]);
    expect(headersOf(response)).toMatchObject(data);
  });
});

const functions = resolve(import.meta.dirname, '../../../netlify/functions');
const names = readdirSync(functions).filter((file) => file.endsWith('.ts'));

it.each(names)('%s answers through `secured` or is scheduled', async (name) => {
  const { default: handler, config } = await import(join(functions, name));
  const isHelper = handler.toString() === secured(async () => new Response()).toString();
  expect(isHelper).toBe(config.schedule === undefined);
});

describe('HSTS', () => {
  it.each([
    [undefined, 'max-age=31536000'],
    ['', 'max-age=31536000'],
    ['subdomains', 'max-age=31536000; includeSubDomains'],
    ['preload', 'max-age=63072000; includeSubDomains; preload'],
  ])('%s', (variable, value) => {
    expect(securityHeaders(variable).page['strict-transport-security']).toBe(value);
  });

  it.each(['yes', 'constructor'])('%s is rejected by name', (variable) => {
    expect(() => securityHeaders(variable)).toThrow(`HSTS is "${variable}"`);
  });
});
