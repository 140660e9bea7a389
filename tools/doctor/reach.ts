import { type Check, fault, ok } from './check.ts';
import { NoAnswer } from './no-answer.ts';
import { redirectTarget } from './site.ts';

/** Whether there is a site to examine at all, and at this address. */
export const reach: Check = {
  name: 'the site',
  async look(site) {
    const home = await site.get('/').catch((error: unknown) => {
      if (!(error instanceof NoAnswer)) throw error;
      return error;
    });
    if (home instanceof NoAnswer) {
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
