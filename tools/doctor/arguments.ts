import { parseArgs } from 'node:util';
import { Complaint } from '../inbox/complaint.ts';

export const usage = `Examines a site that runs: npm run doctor -- https://the-site

  --no-post        sends no contact form
  --store FOLDER   of a site on this computer: its store in another folder than .netlify

It prints a line for each check: what was found, and for a fault what to do. A contact form is sent
as a test, of which the staff may get a message, and deleted again. For a deployed site that needs
NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN in the environment (README, “For staff”). The exit code is 1
for a fault.`;

/** What was typed. */
export interface Typed {
  url: URL;
  post: boolean;
  store: string | undefined;
}

/** Undefined for the wish for help. Throws a Complaint for what can't be meant. */
export function typedOrder(args: readonly string[]): Typed | undefined {
  const { values, positionals } = parsed(args);
  if (values.help) return undefined;
  const [address, ...others] = positionals;
  if (address === undefined) throw new Complaint(usage, 2);
  if (others.length > 0) throw new Complaint(`"${others[0]}" is too much.\n\n${usage}`, 2);
  return { url: typedUrl(address), post: !values['no-post'], store: values.store };
}

/** npm keeps flags for itself that stand before `--`, and leaves them in the environment. */
export function refuseFlagsThatNpmTook(environment: NodeJS.ProcessEnv): void {
  if (environment['npm_lifecycle_event'] !== 'doctor') return;
  const taken = ['post', 'store'].some((name) => environment[`npm_config_${name}`] !== undefined);
  if (taken) throw new Complaint('Put "--" before the address: npm run doctor -- URL --no-post', 2);
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        'no-post': { type: 'boolean' },
        store: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
      allowPositionals: true,
    });
  } catch (error) {
    throw new Complaint(`${(error as Error).message}\n\n${usage}`, 2);
  }
}

/** `camu.uz` is meant as `https://camu.uz`. */
function typedUrl(typed: string): URL {
  const scheme = /^(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/.test(typed) ? 'http' : 'https';
  const url = URL.parse(/^[a-z]+:\/\//i.test(typed) ? typed : `${scheme}://${typed}`);
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new Complaint(`"${typed}" is no address of a site: one looks like https://camu.uz`, 2);
}
