import { buildTime } from './build-time.ts';

/** Names this build: the same on all of its pages, another one after the next build. */
export const buildId = buildTime.valueOf().toString(36);
