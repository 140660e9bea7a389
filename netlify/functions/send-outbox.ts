import type { Config } from '@netlify/functions';
import { outboxServices } from './_shared/outbox/outbox-services.ts';
import { sendPending } from './_shared/outbox/send-pending.ts';
import { inProduction } from './_shared/store.ts';

export default inProduction(() => sendPending(outboxServices));

export const config: Config = { schedule: '*/5 * * * *' };
