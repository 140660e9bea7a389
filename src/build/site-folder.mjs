import { posix } from 'node:path';
import { contentPath, publicPath } from './site-paths.mjs';

/**
 * The folder of the site to build, relative to the project's: `.`, or `.site-test` for the tests' site. It
 * contains everything of a site except its code, including the build's output.
 */
export const siteFolder = process.env.SITE_FOLDER || '.';

const inSite = (/** @type {string} */ path) => posix.join(siteFolder, path);

/** The authors' entries. */
export const contentFolder = inSite(contentPath);
/** Files that are served unchanged. */
export const publicFolder = inSite(publicPath);
/** The built pages. */
export const distFolder = inSite('dist');
/** The modules that the build writes for the functions. */
export const builtFolder = inSite('.netlify/built');
