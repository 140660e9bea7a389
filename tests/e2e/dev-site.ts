import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { buildInputs } from '../../tools/setup/build.mjs';
import { copyTestSite } from '../../tools/test/test-site.mjs';

/** A writable copy of the test site, and its development server. */
export interface DevSite {
  /** Replaces part or all of a content file as editors do: empties it first, then writes it. */
  edit: (file: string, part: string | RegExp, by: string) => Promise<void>;
  /** The absolute path of a content file, named as in src/content of the copy. */
  path: (file: string) => string;
  start: () => Promise<string>;
  /** The server's output so far. */
  printed: () => string;
  close: () => Promise<void>;
}

const root = join(import.meta.dirname, '../..');

/** Copies the inputs of a build, with the content of the test site. Astro allows one site per folder. */
export async function devSite(): Promise<DevSite> {
  const folder = await mkdtemp(join(tmpdir(), 'dev-site-'));
  for (const input of buildInputs) {
    await cp(join(root, input), join(folder, input), {
      recursive: true,
      filter: (path) => path !== join(root, 'src/content') && path !== join(root, 'public'),
    });
  }
  copyTestSite(folder);
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const path = (file: string) => join(folder, 'src/content', file);
  let server: ChildProcess | undefined;
  const lines: string[] = [];
  return {
    path,
    edit: async (file, part, by) => {
      const before = await readFile(path(file), 'utf8');
      const after = before.replace(part, by);
      if (after === before) throw new Error(`${file} has no ${part}`);
      await writeFile(path(file), '');
      await setTimeout(20);
      await writeFile(path(file), after);
    },
    start: async () => {
      const command = join(root, 'node_modules/astro/bin/astro.mjs');
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
