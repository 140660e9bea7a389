import type { Config, Context } from '@netlify/functions';
import { answerCounter } from './_shared/counters/answer.ts';
import { secured } from './_shared/handlers.ts';
import { isProduction } from './_shared/store.ts';

export default secured((request, { deploy, params, ip }: Context) =>
  answerCounter(request, { params, ip, counts: isProduction(deploy) }),
);

// Generous, because a whole university may share one address.
export const config: Config = {
  path: ['/api/journals/:id', '/api/journals/:id/:kind'],
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
