import { buildIdPlaceholder } from './build-id.ts';
import { buildTime } from './build-time.ts';

/** `/_astro/builds/latest.json`: open pages poll it for a newer build. `timestamp` is in ms. */
export const GET = () => Response.json({ id: buildIdPlaceholder, timestamp: buildTime.valueOf() });
