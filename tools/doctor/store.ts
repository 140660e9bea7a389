import { join } from 'node:path';
import { CliError } from '../inbox/errors.ts';
import { type Inbox, openInbox } from '../inbox/open-inbox.ts';
import { isLocal } from './site.ts';

/** What the site has stored, or what to do in order to see it. */
export type Store = { inbox: Inbox } | { inbox: undefined; todo: string };

const ownFolder = join(import.meta.dirname, '../../.netlify');

/**
 * Opens the store of the site at `url`: of a site on this computer the local one, the project's own
 * or in `folder`; of a deployed one Netlify's, when the environment names the site and a token.
 */
export async function openStoreOf(url: URL, folder: string | undefined): Promise<Store> {
  const { NETLIFY_SITE_ID: id, NETLIFY_AUTH_TOKEN: token } = process.env;
  if (!isLocal(url) && !id && !token) {
    return {
      inbox: undefined,
      todo: 'set NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN (README, “For staff”)',
    };
  }
  try {
    return { inbox: await openInbox(isLocal(url) ? (folder ?? ownFolder) : undefined) };
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    return { inbox: undefined, todo: error.message };
  }
}
