import type { Config, Context } from '@netlify/functions';
import { answerSearchCounter, searchCounterServices } from './_shared/counters/answer-search.ts';
import { secured } from './_shared/handlers.ts';
import { isProduction } from './_shared/store.ts';

export default secured((request, { deploy, ip }: Context) =>
  answerSearchCounter(request, { ip }, searchCounterServices(isProduction(deploy))),
);

export const config: Config = {
  path: '/api/searches',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
