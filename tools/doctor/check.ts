import type { Site } from './site.ts';

/** How a check ended. `todo` says what a person does about it. */
export type Finding =
  | { state: 'ok'; found: string }
  | { state: 'fault' | 'not checked'; found: string; todo: string };

export interface Check {
  /** Names it in the report; a few words. */
  name: string;
  /** May reject with a NoAnswer, which is a fault of the site, or with an error of the store that explainError knows. */
  look: (site: Site) => Promise<Finding>;
}

export const ok = (found: string): Finding => ({ state: 'ok', found });

export const fault = (found: string, todo: string): Finding => ({ state: 'fault', found, todo });

export const notChecked = (found: string, todo: string): Finding => ({
  state: 'not checked',
  found,
  todo,
});

/** Problems of one kind as a fault that names the first three; without any, all is well. */
export function judge(problems: readonly string[], well: string, todo: string): Finding {
  if (problems.length === 0) return ok(well);
  const named = problems.slice(0, 3).join('; ');
  const others = problems.length - 3;
  return fault(others > 0 ? `${named}; and ${others} more` : named, todo);
}
