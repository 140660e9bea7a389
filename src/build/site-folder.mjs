import { posix } from 'node:path';
import { contentPath, publicPath } from './site-paths.mjs';

/**
 * The folder of the site that is built, relative to the project's: `.`, or `.site-test` for the one
 * that tests read. All of a site but its code lies there, and so does what a build makes of it.
 */
export const siteFolder = process.env.SITE_FOLDER || '.';

const inSite = (/** @type {string} */ path) => posix.join(siteFolder, path);

/** The authors' entries. */
export const contentFolder = inSite(contentPath);
/** Files that are served as they are. */
export const publicFolder = inSite(publicPath);
/** The built pages. */
export const distFolder = inSite('dist');
/** The modules that the build writes for the functions. */
export const builtFolder = inSite('.netlify/built');
