import type { Config } from '@netlify/functions';
import { finishSignIn } from './_shared/cms/sign-in.ts';
import { environment } from './_shared/environment.ts';
import { secured } from './_shared/handlers.ts';

/** Long enough for a slow provider, short enough for an author to wait. */
const timeoutMs = 8000;

export default secured((request) =>
  finishSignIn(request, { environment, timeout: () => AbortSignal.timeout(timeoutMs) }),
);

export const config: Config = {
  path: '/api/cms/callback',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
