import { explainError } from '../inbox/errors.ts';
import { type Check, type Finding, fault, notChecked, ok } from './check.ts';
import { addresses } from './checks/addresses.ts';
import { buildNumber, siteAddress } from './checks/build.ts';
import { contactForm } from './checks/contact-form.ts';
import { delivery } from './checks/delivery.ts';
import { fileHeaders, functions } from './checks/headers.ts';
import { https } from './checks/https.ts';
import { notifications, outbox } from './checks/messages.ts';
import { testForm } from './checks/test-form.ts';
import { NoResponse, type Site, targetOf } from './site.ts';

/** Every check, in the order of the report. */
export const checks: readonly Check[] = [
  siteAddress,
  https,
  functions,
  contactForm,
  outbox,
  notifications,
  addresses,
  fileHeaders,
  delivery,
  buildNumber,
  testForm,
];

/** The finding of one check. */
export interface Result {
  name: string;
  finding: Finding;
}

/** Examines a site, check after check. One that can't be reached has a single result that says so. */
export async function* diagnose(site: Site): AsyncGenerator<Result> {
  const finding = await runCheck(reachable, site);
  if (finding.state !== 'ok') return yield { name: reachable.name, finding };
  for (const check of checks) yield { name: check.name, finding: await runCheck(check, site) };
}

async function runCheck({ run }: Check, site: Site): Promise<Finding> {
  try {
    return await run(site);
  } catch (error) {
    if (!(error instanceof NoResponse)) {
      return notChecked('the store can’t be read', explainError(error));
    }
    return fault(
      error.message,
      'try again in a minute; if it stays, see the deploy’s and the functions’ logs in Netlify',
    );
  }
}

/** Whether there is a site to examine at all, and at this address. */
const reachable: Check = {
  name: 'the site',
  async run(site) {
    const { origin } = site;
    const home = await site.get('/').catch((error: NoResponse) => error);
    if (home instanceof NoResponse) {
      const todo = site.isLocal
        ? 'start the site with "npm start", and take the address that it prints'
        : 'check the address; in Netlify, Domain management shows the site’s addresses and the state of its certificate';
      return fault(home.message, todo);
    }
    const target = URL.parse(targetOf(home, site) ?? '')?.origin ?? origin;
    if (target !== origin) {
      const todo = `run the doctor with that address: npm run doctor -- ${target}`;
      return fault(`${origin} leads to ${target}`, todo);
    }
    if (home.status >= 400) {
      return fault(
        `${origin} answers ${home.status}`,
        'see in Netlify whether the site is open to visitors (Project configuration, Access & security), and whether a deploy is published and the site not paused (Deploys)',
      );
    }
    return ok(`${origin} answers`);
  },
};
