import type { Config } from '@netlify/functions';
import { inProduction } from './_shared/handlers.ts';
import { sendMorningMail } from './_shared/outbox/morning.ts';
import { outboxServices } from './_shared/outbox/services.ts';

export default inProduction(() => sendMorningMail(outboxServices));

// At eight in the morning in Tashkent, from Monday to Saturday.
export const config: Config = { schedule: '0 3 * * 1-6' };
