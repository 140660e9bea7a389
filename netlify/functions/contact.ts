import type { Config, Context } from '@netlify/functions';
import { contactForm } from './_shared/contact-form.ts';
import { receive } from './_shared/receive.ts';

export default (request: Request, context: Context) => receive(contactForm, request, context);

export const config: Config = {
  path: '/api/contact',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
