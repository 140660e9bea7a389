import type { Config } from '@netlify/functions';
import { deleteOldVisitors, openCounterStore } from './_shared/counters/counts.ts';
import { inProduction } from './_shared/handlers.ts';

export default inProduction(() => deleteOldVisitors(openCounterStore(), new Date()));

// Some minutes after midnight (UTC), when the last requests of the previous day have been answered.
export const config: Config = { schedule: '20 0 * * *' };
