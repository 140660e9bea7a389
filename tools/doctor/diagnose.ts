import { explainError } from '../inbox/errors.ts';
import { type Check, type Finding, fault, notChecked, ok } from './check.ts';
import { checks } from './checks.ts';
import { NoResponse } from './request.ts';
import { createSite, redirectTarget, type Site, type SiteOptions } from './site.ts';

/** What a check found. */
export interface Result {
  name: string;
  finding: Finding;
}

/** Examines a site, check after check. One that can't be reached has a single result that says so. */
export async function* diagnose(options: SiteOptions): AsyncGenerator<Result> {
  const site = createSite(options);
  const first = await runCheck(reachable, site);
  if (first.state !== 'ok') {
    yield { name: reachable.name, finding: first };
    return;
  }
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
    const home = await site.get('/').catch((error: unknown) => {
      if (!(error instanceof NoResponse)) throw error;
      return error;
    });
    if (home instanceof NoResponse) {
      const todo = site.isLocal
        ? 'start the site with "npm start", and take the address that it prints'
        : 'check the address; in Netlify, Domain management shows the site’s addresses and the state of its certificate';
      return fault(home.message, todo);
    }
    const target = redirectTarget(home, site);
    if (target && target.origin !== site.origin) {
      return fault(
        `${site.origin} leads to ${target.origin}`,
        `run the doctor with that address: npm run doctor -- ${target.origin}`,
      );
    }
    if (home.status === 401 || home.status === 403) {
      return fault(
        `${site.origin} answers ${home.status}: it is behind a password`,
        'open the site to visitors in Netlify (Project configuration, Access & security), and run the doctor again',
      );
    }
    if (home.status >= 400) {
      return fault(
        `${site.origin} answers ${home.status}`,
        'see in Netlify (Deploys) whether a deploy is published, and whether the site is paused',
      );
    }
    return ok(`${site.origin} answers`);
  },
};
