import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../../setup/child-process.mjs';
import { copyProject } from '../../test/builds.mjs';

const news = 'src/content/news';

/** Copies the project, to build it with more news. */
export async function copySite(folder: string): Promise<string> {
  copyProject(folder);
  // Pictures that were made before are counted as made: they are few, and the same at each size.
  await cp(join(root, 'node_modules/.astro/assets'), join(folder, '.cache/assets'), {
    recursive: true,
  }).catch(ignoreMissing);
  await writeFile(join(folder, 'bench.config.mjs'), config);
  return join(folder, news);
}

const config = `import site from './astro.config.mjs';
import { timedHooks } from './tools/bench/scale/timed-hooks.ts';

export default { ...site, integrations: timedHooks(site.integrations), cacheDir: './.cache' };
`;

/** A site that shows the titles and bodies of the news in a folder and the same lists of them; no more. */
export async function bareSite(folder: string, newsFolder: string): Promise<void> {
  await cp(join(import.meta.dirname, 'bare'), folder, { recursive: true });
  await mkdir(dirname(join(folder, news)), { recursive: true });
  await cp(newsFolder, join(folder, news), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
