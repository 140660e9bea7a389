import { Command, InvalidArgumentError } from 'commander';

/** What the command line asks for. */
export interface DoctorOptions {
  url: URL;
  /** Whether a contact form may be sent. */
  post: boolean;
  /** The folder of a local store. */
  store?: string;
}

const notes = `
It prints a line for each check: what it found, and for a fault what to do. It sends a contact form
as a test, of which the staff may get a message, and deletes it again. For a deployed site that needs
NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN in the environment (docs/inbox.md). The exit code is 1
when there is a fault.

Example:
  npm run doctor -- https://the-site`;

/** The command line. Parsing rejects with a CommanderError, after its message is printed. */
export function createProgram(run: (options: DoctorOptions) => Promise<void>): Command {
  return new Command('npm run doctor --')
    .description('Examines a running site.')
    .argument('<url>', 'any address of the site', parseSiteUrl)
    .option('--no-post', 'send no contact form')
    .option('--store <folder>', 'for a site on this computer: its store, instead of .netlify')
    .addHelpText('after', notes)
    .showHelpAfterError()
    .exitOverride()
    .hook('preAction', (command) => {
      // Without "--", npm takes options for its own settings and hands them on as variables only.
      const isTaken = ['post', 'store'].some((name) => `npm_config_${name}` in process.env);
      if (isTaken) command.error('Put "--" before the address: npm run doctor -- URL --no-post');
    })
    .action((url: URL, options) => run({ ...options, url }));
}

/** `university.uz` stands for `https://university.uz`, `localhost:8888` for `http://localhost:8888`. */
export function parseSiteUrl(typed: string): URL {
  const scheme = /^(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/.test(typed) ? 'http' : 'https';
  const url = URL.parse(/^[a-z]+:\/\//i.test(typed) ? typed : `${scheme}://${typed}`);
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new InvalidArgumentError('The address of a site looks like https://university.uz');
}
