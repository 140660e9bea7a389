import type { Config } from '@netlify/functions';
import { sweep } from './_shared/retention/sweep.ts';
import { inProduction } from './_shared/store.ts';

export default inProduction(sweep);

export const config: Config = { schedule: '40 */6 * * *' };
