import { DamagedValue } from '../../netlify/functions/_shared/json-blobs.ts';
import { Complaint } from './complaint.ts';
import { damageNote } from './damage-report.ts';

/** An error of the storage, or of what is in it, in words that say what to do; any other as it is. */
export function storeComplaint(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error instanceof DamagedValue) return new Complaint(damageNote(error));
  if (error.name === 'BlobsInternalError' && 'status' in error) {
    if (error.status === 401 || error.status === 403) {
      return new Complaint(
        `Netlify refuses the token (${error.status}). NETLIFY_AUTH_TOKEN must be a valid personal access token (Netlify: User settings, Applications) of somebody who belongs to the team of the site in NETLIFY_SITE_ID.`,
      );
    }
    if (error.status === 404) {
      return new Complaint(
        'Netlify knows no such site (404). NETLIFY_SITE_ID must be the site’s ID (Netlify: Project configuration, General).',
      );
    }
    return new Complaint(`The storage fails (${error.status}). Try again in a few minutes.`);
  }
  if (error instanceof TypeError && error.message === 'fetch failed') {
    return new Complaint('The storage does not answer. Check the connection and try again.');
  }
  return error;
}
