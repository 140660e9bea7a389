import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { copyProject } from '../../tools/test/builds.mjs';

/** A copy of the project to write in, and its development server. */
export interface DevSite {
  /** Replaces a part of a file in src/content, or all of it. Its parts must differ. */
  edit: (file: string, part: string | RegExp, by: string) => Promise<void>;
  /** The absolute path of a file in src/content. */
  path: (file: string) => string;
  start: () => Promise<string>;
  /** What the server printed so far. */
  printed: () => string;
  close: () => Promise<void>;
}

/** Copies the project to a temporary folder. */
export async function devSite(): Promise<DevSite> {
  const folder = await mkdtemp(join(tmpdir(), 'dev-site-'));
  copyProject(folder);
  const path = (file: string) => join(folder, 'src/content', file);
  let server: ChildProcess | undefined;
  const lines: string[] = [];
  return {
    path,
    edit: async (file, part, by) => {
      const before = await readFile(path(file), 'utf8');
      const after = before.replace(part, by);
      if (after === before) throw new Error(`${file} has no ${part}`);
      await writeFile(path(file), after);
    },
    start: async () => {
      const command = join(folder, 'node_modules/astro/bin/astro.mjs');
      server = spawn(process.execPath, [command, 'dev', '--host', '127.0.0.1', '--port', '0'], {
        cwd: folder,
        env: {
          ...process.env,
          LC_ALL: 'en_US.UTF-8',
          ASTRO_TELEMETRY_DISABLED: '1',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const { stdout, stderr } = server;
      if (!stdout || !stderr) throw new Error('no output');
      createInterface(stderr).on('line', (line) => lines.push(line));
      const output = createInterface(stdout);
      return new Promise((resolve, reject) => {
        server?.once('exit', () => reject(new Error(lines.join('\n'))));
        output.on('line', (text) => {
          const line = stripVTControlCharacters(text);
          lines.push(line);
          const [, url] = /Local\s+(http:\S+?)\/?$/.exec(line) ?? [];
          if (url) resolve(url);
        });
      });
    },
    printed: () => lines.join('\n'),
    close: async () => {
      if (server && server.exitCode === null) {
        server.kill();
        await once(server, 'exit');
      }
      await rm(folder, { recursive: true });
    },
  };
}
