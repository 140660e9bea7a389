import { DamagedValue } from '../../netlify/functions/_shared/json-blobs.ts';

/** An expected failure: its message says what to do and is printed without a stack trace. */
export class CliError extends Error {}

/** The message for an expected error of the command, the store or a file. Rethrows any other. */
export function explainError(error: unknown): string {
  if (error instanceof CliError) return error.message;
  if (error instanceof DamagedValue) {
    return `${error.message}. "npm run inbox -- delete ${error.key}" deletes it.`;
  }
  if (!(error instanceof Error)) throw error;
  if (error.name === 'BlobsInternalError' && 'status' in error) return explainStatus(error.status);
  if (error instanceof TypeError && error.message === 'fetch failed') {
    return 'The store does not answer. Check the connection and try again.';
  }
  const { syscall, code, path }: NodeJS.ErrnoException = error;
  if (syscall !== 'open') throw error;
  if (code === 'EEXIST') return `${path} already exists and was not overwritten.`;
  return `${path} can't be written (${code}): is there such a folder?`;
}

function explainStatus(status: unknown): string {
  if (status === 404) {
    return "Netlify knows no such site (404). NETLIFY_SITE_ID must be the site's ID (Netlify: Project configuration, General).";
  }
  return status === 401 || status === 403
    ? `Netlify rejects the token (${status}). NETLIFY_AUTH_TOKEN must be a valid personal access token (Netlify: User settings, Applications) of a member of the team that owns the site in NETLIFY_SITE_ID.`
    : `The store fails (${status}). Try again in a few minutes.`;
}
