import { buildIdPlaceholder } from './build-id.ts';
import { buildTime } from './build-time.ts';

/** `/_astro/builds/latest.json`: what an open page compares its own build with. */
export const GET = () => Response.json({ id: buildIdPlaceholder, timestamp: buildTime.valueOf() });
