import { appendFile, cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform } from '../../tools/local-platform/server.ts';

const root = join(import.meta.dirname, '../..');

/** A site whose build can be replaced while pages are open. */
export interface Deployment {
  url: string;
  /** The folder that is served. */
  dist: string;
  /** Replaces the build completely by another. Returns the new build's id. */
  deploy: (dist: string) => Promise<string>;
  close: () => Promise<void>;
}

/** Serves cacheable pages of a build, with all its scripts and styles. */
export async function startDeployment(dist: string, pages: readonly string[]): Promise<Deployment> {
  const directory = await mkdtemp(join(tmpdir(), 'camu-deployment-'));
  const site = join(directory, 'dist');
  const files = [
    '_headers',
    '_redirects',
    'favicon.svg',
    'worker.js',
    ...pages.map((page) => `${page}.html`),
  ];
  const kept = pages.map((page) => `/${page}\n  Cache-Control: max-age=600\n`);

  async function deploy(from: string): Promise<string> {
    const build = join(root, from);
    await rm(site, { recursive: true, force: true });
    await cp(join(build, '_astro'), join(site, '_astro'), {
      recursive: true,
      filter: (source) => !/\.(?!js|css|json)\w+$/.test(source),
    });
    await cp(join(build, 'island-props'), join(site, 'island-props'), { recursive: true });
    for (const file of files) await cp(join(build, file), join(site, file));
    await appendFile(join(site, '_headers'), kept.join(''));
    return JSON.parse(await readFile(join(site, '_astro/builds/latest.json'), 'utf8')).id;
  }

  await deploy(dist);
  const platform = await startPlatform({
    root,
    dist: site,
    dataDirectory: join(directory, 'data'),
  });
  return {
    url: platform.url,
    dist: site,
    deploy,
    close: async () => {
      await platform.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
