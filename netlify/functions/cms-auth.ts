import type { Config } from '@netlify/functions';
import { startSignIn } from './_shared/cms/sign-in.ts';
import { environment } from './_shared/environment.ts';
import { secured } from './_shared/handlers.ts';

export default secured(async (request) => startSignIn(request, environment));

export const config: Config = {
  path: '/api/cms/auth',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
