import type { Config, Context } from '@netlify/functions';
import { answerChallenge } from './_shared/bot-check/answer-challenge.ts';
import { secured } from './_shared/handlers.ts';
import { servicesOf } from './_shared/services.ts';

export default secured((request, { deploy }: Context) =>
  answerChallenge(request, servicesOf(deploy)),
);

export const config: Config = {
  path: '/api/bot-challenge',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
