import type { Config } from '@netlify/functions';
import { inProduction } from './_shared/handlers.ts';
import { sendMorningMail } from './_shared/outbox/morning.ts';
import { outboxServices } from './_shared/outbox/services.ts';

export default inProduction(() => sendMorningMail(outboxServices));

// 8:00 in Tashkent, Monday to Saturday.
export const config: Config = { schedule: '0 3 * * 1-6' };
