import type { Config } from '@netlify/functions';
import { sendPending } from './_shared/outbox/send.ts';
import { outboxServices } from './_shared/outbox/services.ts';
import { inProduction } from './_shared/store.ts';

export default inProduction(() => sendPending(outboxServices));

export const config: Config = { schedule: '*/5 * * * *' };
