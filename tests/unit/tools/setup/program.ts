import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';

const tools = pathToFileURL(join(import.meta.dirname, '../../../../tools/'));

/** A running program that uses tools/setup/steps.mjs, and a folder for its log. */
export interface Program {
  child: ChildProcess;
  /** Its output, once it has ended. */
  printed: Promise<string>;
  /** Its exit code. */
  code: Promise<number | null>;
  log: () => string;
  /** The names of the files beside the log, and the log. */
  files: () => string[];
}

/**
 * Runs `code`, a module in which `run(name, script)` runs a script of Node as a step, and
 * `runInLanes` is that of tools/test/lanes.mjs. `terminal`: its output is taken for a terminal's.
 */
export function program(code: string, { terminal = false } = {}): Program {
  const folder = mkdtempSync(join(tmpdir(), 'steps-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const module = `
    import { createSteps } from '${new URL('setup/steps.mjs', tools)}';
    import { runInLanes } from '${new URL('test/lanes.mjs', tools)}';
    const stream = {
      isTTY: ${terminal},
      columns: 60,
      write: (text) => process.stdout.write(text),
    };
    const steps = createSteps(${JSON.stringify(join(folder, 'a.log'))}, { stream });
    const run = (name, script, options) =>
      steps.run({ name, command: ['node', '-e', script], again: 'npm test -- ' + name, ...options });
    ${code}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', module], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // Any other: the parent of these processes is not npm.
    env: { ...process.env, npm_lifecycle_event: '', TERM: 'xterm' },
  });
  return {
    child,
    printed: text(child.stdout),
    code: new Promise((resolve) => child.once('close', resolve)),
    log: () => readFileSync(join(folder, 'a.log'), 'utf8'),
    files: () => readdirSync(folder),
  };
}

/** Resolves when the script at the other end has ended, by itself or killed. */
export const ended = (socket: Socket) =>
  new Promise<void>((resolve) => socket.once('close', () => resolve()));

/** A script that prints "started", connects to `port` and runs until it is told to go on. */
export const waiting = (port: number, then = '') =>
  `console.log('started');
  require('node:net').connect(${port}).once('data', () => { ${then} });`;

/** Listens for `waiting` scripts. */
export async function meetingPoint() {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const sockets: Socket[] = [];
  const connected = new Set<() => void>();
  server.on('connection', (socket) => {
    // A killed process resets its connection.
    socket.on('error', () => {});
    sockets.push(socket.resume());
    for (const check of connected) check();
  });
  return {
    port: (server.address() as { port: number }).port,
    /** Resolves to the connections of `count` scripts. */
    arrived: (count: number) =>
      new Promise<Socket[]>((resolve) => {
        const check = () => sockets.length >= count && resolve(sockets);
        connected.add(check);
        check();
      }),
  };
}
