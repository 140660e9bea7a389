import { explainError } from '../inbox/errors.ts';
import { type Check, type Finding, fault, notChecked } from './check.ts';
import { checks } from './checks.ts';
import { NoAnswer } from './no-answer.ts';
import { reach } from './reach.ts';
import { examine, type Order, type Site } from './site.ts';

/** What a check found. */
export interface Result {
  name: string;
  finding: Finding;
}

/** Examines a site, check after check. One that can't be reached has a single result that says so. */
export async function* diagnose(order: Order): AsyncGenerator<Result> {
  const site = examine(order);
  const first = await run(reach, site);
  if (first.state !== 'ok') {
    yield { name: reach.name, finding: first };
    return;
  }
  for (const check of checks) yield { name: check.name, finding: await run(check, site) };
}

async function run({ look }: Check, site: Site): Promise<Finding> {
  try {
    return await look(site);
  } catch (error) {
    if (error instanceof NoAnswer) {
      return fault(
        error.message,
        'try again in a minute; if it stays, see the deploy’s and the functions’ logs in Netlify',
      );
    }
    return notChecked('the store can’t be read', explainError(error));
  }
}
