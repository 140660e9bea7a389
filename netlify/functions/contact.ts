import type { Config, Context } from '@netlify/functions';
import { contactForm } from './_shared/form-definitions.ts';
import { secured } from './_shared/handlers.ts';
import { receive } from './_shared/receive.ts';

export default secured((request, context: Context) => receive(contactForm, request, context));

export const config: Config = {
  path: '/api/contact',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
