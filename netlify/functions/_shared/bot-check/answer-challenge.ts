import { formNames } from '../../../../src/forms/registry.ts';
import type { Services } from '../services.ts';
import { within } from '../store.ts';
import { newChallenge } from './altcha.ts';

/** Milliseconds: a page waits no longer for a challenge, and sends its form without a token. */
const patience = 3000;

/** `GET /api/bot-challenge?action=contact`: a challenge for one post of that form, as JSON. Never rejects. */
export async function answerChallenge(
  request: Request,
  services: Pick<Services, 'hmacKey' | 'now'>,
): Promise<Response> {
  const headers = { 'cache-control': 'no-store' };
  const refuse = (status: number, error: string, more = {}) =>
    Response.json({ error }, { status, headers: { ...headers, ...more } });
  if (request.method !== 'GET') return refuse(405, 'wrongMethod', { allow: 'GET' });
  const asked = new URL(request.url).searchParams.get('action');
  const action = formNames.find((known) => known === asked);
  if (!action) return refuse(400, 'unknownAction');
  try {
    const challenge = await within(patience, newChallenge(services, action, services.now()));
    return Response.json(challenge, { headers });
  } catch (error) {
    console.error('bot-challenge: unavailable:', error);
    return refuse(503, 'unavailable');
  }
}
