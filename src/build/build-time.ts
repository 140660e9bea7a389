import { tashkentDate } from '../calendar/tashkent.ts';

/** The time of this build, shared by all pages, so that date-dependent states agree across the site. */
export const buildTime = new Date();

/** Its day in Uzbekistan, as midnight UTC, like the days in content. */
export const buildDay = tashkentDate(buildTime);
