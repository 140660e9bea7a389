import type { Config } from '@netlify/functions';
import { deleteRareSearches, openSearchStore } from './_shared/counters/searches.ts';
import { inProduction } from './_shared/handlers.ts';

export default inProduction(() => deleteRareSearches(openSearchStore(), new Date()));

// Some minutes after midnight (UTC), when the last searches of the previous day have been counted.
export const config: Config = { schedule: '25 0 * * *' };
