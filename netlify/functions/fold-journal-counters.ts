import type { Config } from '@netlify/functions';
import { openCounterStore } from './_shared/counters/counter-services.ts';
import { forgetVisitors } from './_shared/counters/counts.ts';
import { inProduction } from './_shared/store.ts';

export default inProduction(() => forgetVisitors(openCounterStore(), new Date()));

// Some minutes into the day, when the last requests of the day before have long been answered.
export const config: Config = { schedule: '20 0 * * *' };
