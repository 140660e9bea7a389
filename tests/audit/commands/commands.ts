import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../../tools/setup/child-process.mjs';
import { advice, broken, type Finding, type Outcome } from '../outcome.ts';
import { type ServedSite, serve } from '../serve.ts';
import type { AuditedSite } from '../site.ts';
import { type Command, lineOf, outputOf, tryServer } from './run.ts';

interface Trial {
  /** The arguments of a small run; by default none. */
  args?: (served: ServedSite) => string[];
  env?: Record<string, string>;
  /** Whether it serves the site until it is stopped. */
  serves?: boolean;
  /** Its output when it ran and this computer was slow. */
  slow?: RegExp;
  /** The files that it replaces, as a pattern, which are put back. */
  replaces?: string;
}

const anyPort = { PORT: '0' };

/** The npm scripts that are tried, each with its trials. */
export const trials: Record<string, readonly Trial[]> = {
  start: [{ serves: true, env: anyPort }],
  serve: [{ serves: true, env: anyPort }],
  dev: [{ serves: true, args: () => ['--port', '0'] }],
  'check:content': [{ args: () => ['--lang', 'en'] }],
  translations: [{ args: () => ['--json'] }],
  inbox: [{ args: ({ data }) => ['list', '--store', data] }],
  doctor: [{ args: ({ url, data }) => [url, '--store', data] }],
  bench: [
    { args: () => ['pages', 'taps', '--runs', '1'], slow: /^OVER: /m },
    { args: () => ['builds', 'search', '--runs', '1', '--news', '100'] },
  ],
  'test:references': [{ replaces: 'tests/e2e/references/*.png' }],
  'guide:pictures': [{ replaces: 'docs/authors/pictures/*' }],
};

/** The other npm scripts, and what runs them. */
export const runElsewhere: Record<string, string> = {
  build: 'npm test, and every audit of the built site',
  test: 'each commit',
  'check:publication': 'each publication, on GitHub',
  audit: 'this is it',
  stress: 'npm run audit -- kills fuzz schedules',
  format: 'npm test -- lint, which changes nothing',
  'test:browsers': 'a run of its own, each week',
  'test:parity': 'npm run audit -- parity',
};

/** Runs every command once, as briefly as it can be run. */
export async function auditCommands(site: AuditedSite): Promise<Outcome> {
  const findings: Finding[] = [];
  const notes: string[] = [];
  for (const [script, ofScript] of Object.entries(trials)) {
    for (const trial of ofScript) {
      await using served = await serve(site);
      const args = trial.args?.(served) ?? [];
      const command: Command = {
        program: 'npm',
        args: ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])],
        ...(trial.env && { env: trial.env }),
      };
      const began = performance.now();
      const problem = await tryCommand(command, trial);
      if (problem) {
        const finding = trial.slow?.test(problem) ? advice : broken;
        findings.push(finding(lineOf(command), problem, 'tell the developers'));
      }
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      notes.push(`${lineOf(command)}: ${seconds} s`);
    }
  }
  return { findings, notes };
}

/** Runs a command. Resolves to its error, or to undefined if it succeeds. */
async function tryCommand(
  command: Command,
  { serves, replaces }: Trial,
): Promise<string | undefined> {
  const restore = replaces ? await keep(replaces) : async () => undefined;
  try {
    await (serves ? tryServer(command) : outputOf(command));
    return undefined;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await restore();
  }
}

/** Reads files. The returned function writes them back. */
async function keep(pattern: string): Promise<() => Promise<unknown>> {
  const paths = await Array.fromAsync(glob(pattern, { cwd: root }), (file) => join(root, file));
  const files = await Promise.all(
    paths.map(async (path) => ({ path, bytes: await readFile(path) })),
  );
  return () => Promise.all(files.map(({ path, bytes }) => writeFile(path, bytes)));
}
