import type { Config } from '@netlify/functions';

export default () => new Response(null, { status: 204 });

export const config: Config = { path: '/api/empty' };
