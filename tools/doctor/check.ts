import type { Site } from './site.ts';

/** How a check ended. `todo` says what a person does about it. */
export type Finding =
  | { state: 'ok'; found: string }
  | { state: 'fault' | 'not checked'; found: string; todo: string };

/** One line of the report. */
export interface Check {
  /** Its name in the report; a few words. */
  name: string;
  /** May reject with a NoResponse, which is a fault of the site, or with an error of the store. */
  run: (site: Site) => Promise<Finding>;
}

/** A check that passed. */
export const ok = (found: string): Finding => ({ state: 'ok', found });

/** A check that failed. */
export const fault = (found: string, todo: string): Finding => ({ state: 'fault', found, todo });

/** A check that could not be made. */
export const notChecked = (found: string, todo: string): Finding => ({
  state: 'not checked',
  found,
  todo,
});

/** A fault that names the first three problems, or `ok` with `success` when there are none. */
export function toFinding(problems: readonly string[], success: string, todo: string): Finding {
  if (problems.length === 0) return ok(success);
  const named = problems.slice(0, 3).join('; ');
  const others = problems.length - 3;
  return fault(others > 0 ? `${named}; and ${others} more` : named, todo);
}

/** What to do about faults that several checks may find. */
export const redeployAdvice =
  'see the deploy’s log in Netlify (Deploys) for errors: the build command must be "npm run build", the publish directory "dist"; then choose “Clear cache and deploy site”';

/** For functions that are missing or fail. */
export const functionsAdvice =
  'in Netlify, “Functions” (Logs) must list contact, bot-challenge and the others, and shows their errors; if they are missing, the functions directory must be "netlify/functions"';

/** For pages and files that name another address of the site. */
export const siteUrlAdvice = ({ origin }: Site): string =>
  `this is the commonest fault of a first deploy: set SITE_URL to ${origin} in Netlify (Project configuration, Environment variables) and deploy again, or, if the other address is the right one, run the doctor with that`;

/** For faults that only a change of the code repairs. */
export const developerAdvice = (what: string): string => `tell the developers: ${what}`;
