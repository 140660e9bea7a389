import { join } from 'node:path';
import { CliError } from '../inbox/errors.ts';
import { openInbox } from '../inbox/open-inbox.ts';
import { isLocal, type SiteStore } from './site.ts';

const projectFolder = join(import.meta.dirname, '../../.netlify');

/**
 * Opens the stores of the site at `url`: of a site on this computer the local ones, the project's or
 * those in `folder`; of a deployed one Netlify's, when the environment has the site's ID and a token.
 */
export async function openSiteStore(url: URL, folder: string | undefined): Promise<SiteStore> {
  const { NETLIFY_SITE_ID: id, NETLIFY_AUTH_TOKEN: token } = process.env;
  if (!isLocal(url) && !id && !token) {
    return {
      inbox: undefined,
      todo: 'set NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN (docs/inbox.md)',
    };
  }
  try {
    return { inbox: await openInbox(isLocal(url) ? (folder ?? projectFolder) : undefined) };
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    return { inbox: undefined, todo: error.message };
  }
}
