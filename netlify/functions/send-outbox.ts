import type { Config } from '@netlify/functions';
import { inProduction } from './_shared/handlers.ts';
import { sendPending } from './_shared/outbox/send.ts';
import { outboxServices } from './_shared/outbox/services.ts';

export default inProduction(() => sendPending(outboxServices));

export const config: Config = { schedule: '*/5 * * * *' };
