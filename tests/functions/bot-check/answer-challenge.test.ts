import { describe, expect, it, vi } from 'vitest';
import { answerChallenge } from '../../../netlify/functions/_shared/bot-check/answer-challenge.ts';
import { formNames } from '../../../src/forms/registry.ts';

const services = { hmacKey: async () => 'key', now: () => new Date() };
const requestChallenge = (query: string, init: RequestInit = {}) =>
  answerChallenge(new Request(`http://localhost/api/bot-challenge${query}`, init), services);

it.each(formNames)('issues a challenge for the form %s', async (form) => {
  const reply = await requestChallenge(`?action=${form}`);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  const { parameters } = await reply.json();
  expect(parameters.data).toEqual({ action: form });
});

describe('rejects', () => {
  it.each([
    ['', {}, 400, 'unknownAction'],
    ['?action=login', {}, 400, 'unknownAction'],
    ['?action=contact', { method: 'POST' }, 405, 'wrongMethod'],
  ])('%s %j', async (query, init, status, error) => {
    const reply = await requestChallenge(query, init);
    expect([reply.status, await reply.json()]).toEqual([status, { error }]);
  });
});

it('answers 503 when the key can’t be loaded', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const hmacKey = () => Promise.reject(new Error('down'));
  const request = new Request('http://localhost/api/bot-challenge?action=contact');
  expect((await answerChallenge(request, { ...services, hmacKey })).status).toBe(503);
  log.mockRestore();
});
