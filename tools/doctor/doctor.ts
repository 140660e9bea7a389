// Examines a running site: npm run doctor -- URL
import { styleText } from 'node:util';
import { Command, InvalidArgumentError } from 'commander';
import type { Finding } from './check.ts';
import { diagnose } from './diagnose.ts';
import { createSite, isLocal } from './site.ts';
import { openSiteStore } from './store.ts';

/** `university.uz` stands for `https://university.uz`, `localhost:8888` for `http://localhost:8888`. */
function parseSiteUrl(typed: string): URL {
  const plain = URL.parse(`http://${typed}`);
  const scheme = plain && isLocal(plain) ? 'http' : 'https';
  const url = URL.parse(/^[a-z]+:\/\//i.test(typed) ? typed : `${scheme}://${typed}`);
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new InvalidArgumentError('The address of a site looks like https://university.uz');
}

async function run(url: URL, options: { post: boolean; store?: string }): Promise<void> {
  const store = await openSiteStore(url, options.store);
  const findings: Finding[] = [];
  try {
    for await (const { name, finding } of diagnose(
      createSite(url, { post: options.post, store }),
    )) {
      console.log(lineOf(name, finding));
      findings.push(finding);
    }
  } finally {
    await store.inbox?.close();
  }
  const count = (state: Finding['state']) => findings.filter((one) => one.state === state).length;
  const faults = count('fault');
  if (findings.length > 1) {
    const others = `${count('ok')} ok, ${count('not checked')} not checked`;
    console.log(`${findings.length} checks: ${faults} faults, ${others}`);
  }
  if (faults > 0) process.exitCode = 1;
}

const colours = { ok: 'green', fault: 'red', 'not checked': 'yellow' } as const;

/** The line of a check, coloured on a terminal that supports it. */
function lineOf(name: string, finding: Finding): string {
  const padded = finding.state.padEnd(11);
  const state = styleText(colours[finding.state], padded, { stream: process.stdout });
  const todo = finding.state === 'ok' ? '' : ` → ${finding.todo}`;
  return `${state}  ${name.padEnd(20)}  ${finding.found}${todo}`.replace(/\s*\n\s*/g, ' ');
}

const notes = `
It prints a line for each check: what it found, and for a fault what to do. It sends a contact form
as a test, of which the staff may get a message, and deletes it again. For a deployed site that needs
NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN in the environment (docs/inbox.md). The exit code is 1
when there is a fault.

Example:
  npm run doctor -- https://the-site`;

await new Command('npm run doctor --')
  .description('Examines a running site.')
  .argument('<url>', 'any address of the site', parseSiteUrl)
  .option('--no-post', 'send no contact form')
  .option('--store <folder>', 'for a site on this computer: its store, instead of .netlify')
  .addHelpText('after', notes)
  .showHelpAfterError()
  // Commander has printed its own message. 2 stands for a mistyped command; help is no error.
  .exitOverride(({ exitCode }) => process.exit(exitCode && 2))
  .hook('preAction', (command) => {
    // Without "--", npm takes options for its own settings and hands them on as variables only.
    const isTaken = ['post', 'store'].some((name) => `npm_config_${name}` in process.env);
    if (isTaken) command.error('Put "--" before the address: npm run doctor -- URL --no-post');
  })
  .action(run)
  .parseAsync();
