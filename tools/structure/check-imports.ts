// Checks which folder imports which, by the rules of .dependency-cruiser.mjs.
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from '../setup/child-process.mjs';

const folders = ['src', 'integrations', 'netlify', 'tools', 'tests'];
const files = ['astro.config.mjs', 'package.json', 'playwright.config.ts', 'tsconfig.json'];

/**
 * Copies the code to a folder in which each `X.astro` is `X.astro.ts` with its front matter and
 * scripts: dependency-cruiser can't read `.astro` files, but finds these when `X.astro` is imported.
 * https://github.com/sverweij/dependency-cruiser/issues/1007
 */
function copyAsTypeScript(): string {
  const copy = mkdtempSync(join(tmpdir(), 'imports-'));
  for (const name of [...folders, ...files]) {
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: isCode });
  }
  for (const name of globSync('src/**/*.astro', { cwd: copy })) {
    const file = join(copy, name);
    writeFileSync(`${file}.ts`, scriptsOf(readFileSync(file, 'utf8')));
    rmSync(file);
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Content is data, and large. */
const isCode = (path: string) => !path.startsWith(join(root, 'src/content/'));

/** The front matter and the scripts of an Astro component. */
function scriptsOf(component: string): string {
  const [frontMatter, frontMatterScript = ''] = /^---\n(.*?)^---$/ms.exec(component) ?? [''];
  const markup = component.slice(frontMatter.length);
  const scripts = markup.matchAll(/<script\b[^>]*>(.*?)<\/script>/gs);
  return [frontMatterScript, ...Array.from(scripts, ([, script]) => script)].join('\n');
}

const copy = copyAsTypeScript();
const config = join(root, '.dependency-cruiser.mjs');
const exitCode = await run(
  'depcruise',
  [...folders, 'astro.config.mjs', '--config', config],
  {},
  { cwd: copy },
);
rmSync(copy, { recursive: true });
process.exitCode = exitCode;
