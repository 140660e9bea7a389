import { join } from 'node:path';
import { options } from '../contract/application-posts.ts';
import { temporaryFolder } from '../contract/blobs-store.ts';
import { writeSite } from '../contract/contact-site.ts';
import { replyPages } from '../contract/reply-template.ts';

/** Folders of a site that has both forms, until the test is over: its pages, and its data. */
export function formSite() {
  const folder = temporaryFolder();
  const dist = join(folder, 'dist');
  writeSite(dist, { ...replyPages(), 'application-options.json': JSON.stringify(options) });
  return { dist, data: join(folder, 'data') };
}
