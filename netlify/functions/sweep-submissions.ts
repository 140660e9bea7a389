import type { Config } from '@netlify/functions';
import { sweep } from './_shared/retention/sweep.ts';

export default () => sweep();

export const config: Config = { schedule: '40 */6 * * *' };
