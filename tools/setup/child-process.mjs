import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onStop } from './on-stop.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const bin = join(root, 'node_modules/.bin');

/** How long stopped programs have to exit before they are killed. */
const killAfterMs = 10_000;

/** @type {Set<ChildProcess>} */
const running = new Set();
let stopping = false;
/** @type {number | undefined} What this process exits with after `stopAllAndExit`. */
let lastExitCode;

onStop((signal) => {
  if (running.size === 0) process.exit(128 + constants.signals[signal]);
  stopAll(signal);
});

/** @param {NodeJS.Signals} signal */
function stopAll(signal) {
  stopping = true;
  for (const child of running) stop(child, signal);
  setTimeout(() => {
    for (const child of running) stop(child, 'SIGKILL');
  }, killAfterMs).unref();
}

/**
 * Stops all programs, then exits this process.
 *
 * @param {number} code the exit code
 */
export async function stopAllAndExit(code) {
  lastExitCode = code;
  stopAll('SIGTERM');
  return exitAfterAll(code);
}

/**
 * Exits this process when no program runs any more.
 *
 * @param {number} code the exit code, unless `stopAllAndExit` gave another
 * @returns {Promise<never>}
 */
async function exitAfterAll(code) {
  await Promise.all(Array.from(running, (child) => once(child, 'exit')));
  process.exit(lastExitCode ?? code);
}

/**
 * Starts a program in the project's folder. Programs in node_modules/.bin take precedence, among them
 * the project's own Node. It is stopped together with this process.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @param {Pick<import('node:child_process').SpawnOptions, 'cwd' | 'stdio'>} [options]
 */
export function start(command, args, env = {}, options = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    // Its own process group, so that `stop` reaches its children.
    detached: true,
    env: {
      ...process.env,
      PATH: [bin, process.env.PATH].join(delimiter),
      ASTRO_TELEMETRY_DISABLED: '1',
      ...env,
    },
    ...options,
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/**
 * Stops a program and its children: npm and shells don't forward signals.
 *
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} [signal]
 */
export function stop(child, signal = 'SIGTERM') {
  if (child.pid && running.has(child)) process.kill(-child.pid, signal);
}

/**
 * Starts a program and waits for its exit, as `exitCode` does.
 *
 * @param {Parameters<typeof start>} call
 */
export const run = (...call) => exitCode(start(...call));

/**
 * Waits for a program's exit. If this process is stopped meanwhile, it exits with the program's exit
 * code, after all other programs.
 *
 * @param {ChildProcess} child
 * @returns {Promise<number>} the exit code; 128 + its number for a signal
 */
export async function exitCode(child) {
  const [code, signal] = await once(child, 'exit');
  const result = code ?? 128 + constants.signals[/** @type {NodeJS.Signals} */ (signal)];
  return stopping ? exitAfterAll(result) : result;
}

/**
 * Like `run`, but exits this process when the program fails.
 *
 * @param {Parameters<typeof start>} call
 */
export async function runOrExit(...call) {
  const result = await run(...call);
  if (result !== 0) process.exit(result);
}
