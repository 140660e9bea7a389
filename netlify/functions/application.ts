import type { Config, Context } from '@netlify/functions';
import { applicationForm } from './_shared/form-definitions.ts';
import { receive } from './_shared/receive.ts';
import { secured } from './_shared/secured.ts';

export default secured((request, context: Context) => receive(applicationForm, request, context));

export const config: Config = {
  path: '/api/application',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
