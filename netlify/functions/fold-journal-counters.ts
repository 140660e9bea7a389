import type { Config } from '@netlify/functions';
import { openCounterStore } from './_shared/counters/counter-store.ts';
import { foldVisits } from './_shared/counters/fold-visits.ts';
import { inProduction } from './_shared/store.ts';

export default inProduction(() => foldVisits(openCounterStore(), new Date()));

// Some minutes into the day, when the last requests of the day before have long been answered.
export const config: Config = { schedule: '20 0 * * *' };
