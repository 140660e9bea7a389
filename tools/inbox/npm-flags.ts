import { Complaint } from './complaint.ts';
import { filterOptions } from './options.ts';

/**
 * Without `--` npm takes flags for its own, and the command would do its work on more than was
 * asked for. npm leaves what it took in the environment.
 */
export function refuseFlagsThatNpmTook(environment: NodeJS.ProcessEnv): void {
  if (environment['npm_lifecycle_event'] !== 'inbox') return;
  const taken = [...filterOptions, 'output' as const].find(
    (name) => environment[`npm_config_${name}`] !== undefined,
  );
  if (taken === undefined) return;
  throw new Complaint(
    `npm took --${taken} for itself. Put "--" before the command: npm run inbox -- list --${taken} …`,
    2,
  );
}
