import {
  appendFileSync,
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { exitCode, root, start, stopAllAndExit } from './child-process.mjs';
import { createStatusLine } from './status-line.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {[string, ...string[]]} command a program and its arguments
 * @property {Record<string, string>} [env]
 * @property {string} again the command that runs only this step
 * @property {[RegExp, string]} [counted] what to count in its output while it runs, and its name
 * @property {(output: string) => string} [note] what its line says besides the time
 * @property {boolean} [silentIfIdle] no line for it if it printed nothing: there was nothing to do
 */

/** How many of its last lines are shown of a step that failed. */
const tailLength = 40;

/**
 * Some programs write colours to files too.
 *
 * @param {string} file
 */
const textOf = (file) => stripVTControlCharacters(readFileSync(file, 'utf8'));

/** @param {number} began as by `performance.now()` */
export const secondsSince = (began) => `${((performance.now() - began) / 1000).toFixed(1)} s`;

/**
 * Runs the steps of a command: prints a line for each that has ended, and keeps in one file what all of
 * them print. The file is replaced when the first step starts.
 *
 * @param {string} log the file, absolute or in the project's folder
 * @param {object} [options]
 * @param {import('./status-line.mjs').Output} [options.stream]
 * @param {boolean} [options.heading] whether the file is named before the first step
 */
export function createSteps(log, { stream = process.stdout, heading = true } = {}) {
  const file = resolve(root, log);
  /** @type {Set<{ step: Step, began: number, part: string }>} */
  const running = new Set();
  let started = false;
  const status = createStatusLine(stream, () => Array.from(running, progressOf).join(' · '));

  /** Moves what a step printed to the log. */
  function keep(/** @type {{ step: Step, part: string }} */ { step, part }) {
    const output = textOf(part);
    appendFileSync(file, `── ${step.name}: ${step.command.join(' ')}\n${output}\n`);
    rmSync(part);
    return output;
  }

  function open() {
    if (started) return;
    started = true;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
    if (heading) status.print(`What the steps print is in ${log}`);
    // When this process is stopped.
    process.once('exit', () => {
      if (running.size === 0) return;
      for (const one of running) keep(one);
      running.clear();
      status.update();
    });
  }

  return {
    /**
     * Runs a step. If it fails, prints the end of its output, stops all other programs and exits this
     * process with its exit code.
     *
     * @param {Step} step
     * @returns {Promise<string>} what it printed
     */
    async run(step) {
      open();
      const one = { step, began: performance.now(), part: `${file}.${step.name}` };
      const [program, ...args] = step.command;
      const output = openSync(one.part, 'w');
      const child = start(program, args, step.env, { stdio: ['ignore', output, output] });
      closeSync(output);
      running.add(one);
      status.update();
      const code = await exitCode(child);
      running.delete(one);
      const printed = keep(one);
      const time = secondsSince(one.began);
      if (code !== 0) {
        status.print(failure({ step, printed, time, code, log }));
        await stopAllAndExit(code);
      }
      const line = [step.name.padEnd(10), time.padStart(8), step.note?.(printed)];
      if (!step.silentIfIdle || printed.trim()) status.print(line.filter(Boolean).join('  '));
      else status.update();
      return printed;
    },
  };
}

/** @typedef {ReturnType<typeof createSteps>} Steps */

/** @param {{ step: Step, began: number, part: string }} running */
function progressOf({ step: { name, counted }, began, part }) {
  const seconds = `${name} ${Math.round((performance.now() - began) / 1000)} s`;
  if (!counted) return seconds;
  const count = textOf(part).match(counted[0])?.length ?? 0;
  return count === 0 ? seconds : `${seconds}, ${count} ${counted[1]}`;
}

/** @param {{ step: Step, printed: string, time: string, code: number, log: string }} failed */
function failure({ step, printed, time, code, log }) {
  const lines = printed.trim().split('\n').slice(-tailLength);
  return [
    `${step.name} failed after ${time} with exit code ${code}. The end of what it printed:`,
    '',
    ...lines,
    '',
    `All of it: ${log}`,
    `Only this step: ${step.again}`,
  ].join('\n');
}
