import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { exitCode, root, start, stop } from '../../../tools/setup/child-process.mjs';
import { broken, type Outcome } from '../outcome.ts';

/** How much of the output of a failed command the report shows. */
const lastLines = 20;

const tail = (output: string) =>
  stripVTControlCharacters(output).trimEnd().split('\n').slice(-lastLines).join('\n');

/** A program with its arguments and environment variables. */
export interface Command {
  program: string;
  args: readonly string[];
  env?: Record<string, string>;
  /** Absolute; the project's folder by default. */
  cwd?: string;
}

/** As it is typed. */
export const lineOf = ({ program, args }: Command): string => [program, ...args].join(' ');

/** The output of a command that ran to its end; rejects with the end of it when the command failed. */
export async function outputOf({ program, args, env, cwd = root }: Command): Promise<string> {
  const child = start(program, [...args], env, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr, code] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
    exitCode(child),
  ]);
  if (code !== 0) throw new Error(`exits with ${code}:\n${tail(stderr + stdout)}`);
  return stdout;
}

/** Starts a server, requests its home page, and stops it. Rejects when it answers other than 200. */
export async function tryServer({ program, args, env }: Command): Promise<void> {
  const child = start(program, [...args], env, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = exitCode(child);
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += stripVTControlCharacters(String(chunk));
        const [found] = /http:\/\/localhost:\d+/.exec(output) ?? [];
        if (found) resolve(found);
      });
    }
    ended.then((code) => reject(new Error(`exits with ${code}:\n${tail(output)}`)));
  });
  try {
    const { status } = await fetch(url);
    if (status !== 200) throw new Error(`answers ${status}:\n${tail(output)}`);
  } finally {
    stop(child);
    await ended;
  }
}

/** The finding of a command that must succeed; what it prints are the notes. */
export async function outcomeOf(command: Command, todo: string): Promise<Outcome> {
  try {
    const printed = stripVTControlCharacters(await outputOf(command)).trimEnd();
    return { findings: [], notes: printed.split('\n') };
  } catch (error) {
    return { findings: [broken(lineOf(command), (error as Error).message, todo)] };
  }
}
