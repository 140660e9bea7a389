import type { Config, Context } from '@netlify/functions';
import { answerChallenge } from './_shared/bot-check/answer-challenge.ts';
import { hmacKeyOf } from './_shared/bot-check/hmac-key.ts';
import { secured } from './_shared/handlers.ts';

export default secured((request, { deploy }: Context) =>
  answerChallenge(request, { hmacKey: hmacKeyOf(deploy), now: () => new Date() }),
);

export const config: Config = {
  path: '/api/bot-challenge',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
