/** The moment of this build: one for all pages, so that states by date agree across the site. */
export const buildTime = new Date();
