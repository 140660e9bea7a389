import { join } from 'node:path';
import { type BuiltPage, problemsOf, readSite, isServed as servedBy } from './built-site.ts';

export { addressOf, type BuiltPage, isIndexed } from './built-site.ts';

/** The built test site. */
export const site = await readSite(join(import.meta.dirname, '../../.site-test'));

export const { dist, pages } = site;

/** Whether the test site serves a page or a file at this path. */
export const isServed = (path: string) => servedBy(site, path);

/** Collects the problems of all pages of the test site, each as `path: problem`. */
export const findProblems = (problems: (page: BuiltPage) => readonly string[]) =>
  problemsOf(site, problems);

/** A text with single plain spaces, for comparison. */
export const singleSpaced = (text: string) => text.replace(/\s+/g, ' ').trim();
