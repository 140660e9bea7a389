import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { getStore } from '@netlify/blobs';
import { type OpenStore, openStore } from '../../netlify/functions/_shared/store.ts';
import { startBlobs } from '../local-platform/blobs.ts';
import { CliError } from './errors.ts';

/** The stores of the site's forms, here or on Netlify. */
export interface Inbox {
  openStore: OpenStore;
  /** For messages: `on this machine`, `on the site 0a1b…`. */
  place: string;
  close: () => Promise<void>;
}

const projectStore = join(import.meta.dirname, '../../.netlify');

/**
 * Opens the deployed site's stores when the environment has the site's ID and a token, else the
 * local ones: the project's own, or those in `folder`. Rejects with a CliError.
 */
export async function openInbox(folder?: string): Promise<Inbox> {
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = process.env;
  if (folder === undefined && siteID && token) {
    // The Blobs client retries for half a minute when Netlify does not answer.
    if (process.stderr.isTTY) console.error('Connecting to Netlify …');
    // A variable of Netlify's own command line.
    const apiURL = process.env['NETLIFY_API_URL'];
    const site = { siteID, token, apiURL, consistency: 'strong' } as const;
    const open: OpenStore = (name) => getStore({ name, ...site });
    return { openStore: open, place: `on the site ${siteID}`, close: async () => undefined };
  }
  if (folder === undefined && (siteID || token)) {
    throw new CliError(
      `${siteID ? 'NETLIFY_AUTH_TOKEN' : 'NETLIFY_SITE_ID'} is not set: the deployed site needs NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN; unset both to read the store of this machine.`,
    );
  }
  const parent = resolve(folder ?? projectStore);
  if (!existsSync(join(parent, 'blobs'))) {
    throw new CliError(
      `There is no store in ${parent}: "npm start" creates one. To read the deployed site's, set NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN.`,
    );
  }
  const { context, close } = await startBlobs(join(parent, 'blobs'));
  process.env.NETLIFY_BLOBS_CONTEXT = context;
  return { openStore, place: 'on this machine', close };
}
