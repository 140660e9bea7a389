import { join } from 'node:path';
import { temporaryFolder } from '../contract/blobs-store.ts';

/** Folders of a site that has the functions of the last build and no pages, until the test is over. */
export function formSite() {
  const folder = temporaryFolder();
  return { dist: folder, data: join(folder, 'data') };
}
