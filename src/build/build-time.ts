/** The time of this build, shared by all pages, so that date-dependent states agree across the site. */
export const buildTime = new Date();
