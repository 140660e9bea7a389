import type { Config, Context } from '@netlify/functions';
import { secured } from './_shared/handlers.ts';
import { receive } from './_shared/receive.ts';

export default secured((request, context: Context) => receive('contact', request, context));

export const config: Config = {
  path: '/api/contact',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
