import type { Config } from '@netlify/functions';
import { answerChallenge } from './_shared/bot-check/answer-challenge.ts';

export default (request: Request) => answerChallenge(request);

export const config: Config = {
  path: '/api/bot-challenge',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
