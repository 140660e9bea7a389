import { formNames } from '../../../../src/forms/registry.ts';
import { newChallenge } from './altcha.ts';

/** The services that issuing a challenge needs. */
interface ChallengeServices {
  hmacKey: () => Promise<string>;
  now: () => Date;
}

/**
 * `GET /api/bot-challenge?action=contact`: a challenge for one post of that form, as JSON. Never rejects.
 * A page that gets none within its own time sends its form without a token.
 */
export async function answerChallenge(
  request: Request,
  { hmacKey, now }: ChallengeServices,
): Promise<Response> {
  const headers = { 'cache-control': 'no-store' };
  const errorResponse = (status: number, error: string, more = {}) =>
    Response.json({ error }, { status, headers: { ...headers, ...more } });
  if (request.method !== 'GET') return errorResponse(405, 'wrongMethod', { allow: 'GET' });
  const requested = new URL(request.url).searchParams.get('action');
  const action = formNames.find((known) => known === requested);
  if (!action) return errorResponse(400, 'unknownAction');
  try {
    return Response.json(await newChallenge({ hmacKey }, action, now()), { headers });
  } catch (error) {
    console.error('bot-challenge: unavailable:', error);
    return errorResponse(503, 'unavailable');
  }
}
