import pMap from 'p-map';
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

/** Looks at items, six at a time: a fault that names the first three problems, or `ok`. */
export async function findProblems<Item>(
  items: Iterable<Item>,
  problemOf: (item: Item) => Promise<string | undefined>,
  success: string,
  todo: string,
): Promise<Finding> {
  const found = await pMap(items, problemOf, { concurrency: 6 });
  const problems = found.filter((problem) => problem !== undefined);
  if (problems.length === 0) return ok(success);
  const others = problems.length > 3 ? `; and ${problems.length - 3} more` : '';
  return fault(problems.slice(0, 3).join('; ') + others, todo);
}

/** The advice about files that are missing or old. */
export const redeployAdvice =
  'see the deploy’s log in Netlify (Deploys) for errors: the build command must be "npm run build", the publish directory "dist"; then choose “Clear cache and deploy site”';

/** For functions that are missing or fail. */
export const functionsAdvice =
  'in Netlify, “Functions” (Logs) must list contact, bot-challenge and the others, and shows their errors; if they are missing, the functions directory must be "netlify/functions"';

/** For faults that only a change of the code repairs. */
export const developerAdvice = (what: string): string => `tell the developers: ${what}`;
