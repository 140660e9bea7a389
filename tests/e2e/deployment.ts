import { appendFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform } from '../../platform/server.ts';

const root = join(import.meta.dirname, '../..');

/** A site whose build can be replaced by the next while visitors read it. */
export interface Deployment {
  url: string;
  /** Replaces the build: another id, and another name for each script. */
  deployNext: () => Promise<void>;
  close: () => Promise<void>;
}

/** Serves the named pages of the built site, which browsers may keep, with all scripts and styles. */
export async function deploy(dist: string, pages: readonly string[]): Promise<Deployment> {
  const directory = await mkdtemp(join(tmpdir(), 'camu-deployment-'));
  const site = join(directory, 'dist');
  const assets = join(site, '_astro');
  const files = pages.map((page) => `${page}.html`);
  await cp(join(root, dist, '_astro'), assets, {
    recursive: true,
    filter: (source) => !/\.(?!js|css|json)\w+$/.test(source),
  });
  for (const file of [...files, '_headers', '_redirects', 'favicon.svg']) {
    await cp(join(root, dist, file), join(site, file));
  }
  const kept = pages.map((page) => `/${page}\n  Cache-Control: max-age=600\n`);
  await appendFile(join(site, '_headers'), kept.join(''));
  const platform = await startPlatform({
    root,
    dist: site,
    dataDirectory: join(directory, 'data'),
  });

  async function deployNext(): Promise<void> {
    const latest = join(assets, 'builds/latest.json');
    const { id, timestamp } = JSON.parse(await readFile(latest, 'utf8'));
    const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
    const renamed = (text: string) =>
      scripts.reduce(
        (left, name) => left.replaceAll(name, name.replace('.js', '-next.js')),
        text.replace(`content="${id}"`, `content="${id}next"`),
      );
    for (const file of files) await rewrite(join(site, file), join(site, file), renamed);
    for (const name of scripts) {
      await rewrite(join(assets, name), join(assets, renamed(name)), renamed);
      await rm(join(assets, name));
    }
    await writeFile(latest, JSON.stringify({ id: `${id}next`, timestamp: timestamp + 1 }));
  }

  return {
    url: platform.url,
    deployNext,
    close: async () => {
      await platform.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function rewrite(from: string, to: string, change: (text: string) => string): Promise<void> {
  await writeFile(to, change(await readFile(from, 'utf8')));
}
