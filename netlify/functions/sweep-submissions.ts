import type { Config } from '@netlify/functions';
import { inProduction } from './_shared/handlers.ts';
import { sweep } from './_shared/retention/sweep.ts';

export default inProduction(sweep);

export const config: Config = { schedule: '40 */6 * * *' };
