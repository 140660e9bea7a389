import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { getStore } from '@netlify/blobs';
import { type OpenStore, openStore } from '../../netlify/functions/_shared/store.ts';
import { startBlobs } from '../../tools/local-platform/blobs.ts';
import { callersFolder } from './callers-folder.ts';
import { Complaint } from './complaint.ts';

/** What the forms sent, here or on the deployed site. */
export interface Inbox {
  openStore: OpenStore;
  /** For people: `on this machine`, `on the site 0a1b…`. */
  place: string;
  close: () => Promise<void>;
}

const root = join(import.meta.dirname, '../..');

/**
 * The deployed site's store when the environment names the site and a token, else the local one:
 * the project's own, or in `folder`.
 */
export async function openInbox(folder: string | undefined): Promise<Inbox> {
  const siteID = process.env['NETLIFY_SITE_ID'];
  const token = process.env['NETLIFY_AUTH_TOKEN'];
  if (folder === undefined && siteID && token) return deployedInbox(siteID, token);
  if (folder === undefined && (siteID || token)) {
    const [set, missing] = siteID
      ? ['NETLIFY_SITE_ID', 'NETLIFY_AUTH_TOKEN']
      : ['NETLIFY_AUTH_TOKEN', 'NETLIFY_SITE_ID'];
    throw new Complaint(
      `${set} is set and ${missing} is not: the deployed site needs both. For what is on this machine, unset ${set}.`,
    );
  }
  return localInbox(folder);
}

function deployedInbox(siteID: string, token: string): Inbox {
  // Netlify's own command line reads this variable too.
  const apiURL = process.env['NETLIFY_API_URL'];
  const site = { siteID, token, apiURL, consistency: 'strong', fetch: fetchAloud() } as const;
  return {
    openStore: (name) => getStore({ name, ...site }),
    place: `on the site ${siteID}`,
    close: async () => undefined,
  };
}

/** The client tries again for half a minute: nobody should wonder why nothing happens. */
function fetchAloud(): typeof fetch {
  let said = false;
  return (...request) =>
    fetch(...request).catch((error: unknown) => {
      if (!said) console.error('Netlify does not answer; trying again …');
      said = true;
      throw error;
    });
}

async function localInbox(given: string | undefined): Promise<Inbox> {
  const folder = given === undefined ? join(root, '.netlify') : resolve(callersFolder(), given);
  const blobs = join(folder, 'blobs');
  if (!existsSync(blobs)) {
    throw new Complaint(
      `There is no store in ${folder}: "npm start" makes one. For what the deployed site has received, set NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN.`,
    );
  }
  const { context, close } = await startBlobs(blobs);
  process.env.NETLIFY_BLOBS_CONTEXT = context;
  return { openStore, place: 'on this machine', close };
}
