import { join } from 'node:path';
import { temporaryFolder } from '../contract/blobs-store.ts';

/** Temporary folders of a site with the functions of the last build and no pages. */
export function createFormSite() {
  const folder = temporaryFolder();
  return { dist: folder, data: join(folder, 'data') };
}
