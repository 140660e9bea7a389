import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The file of each block, by its name. */
const blockFiles = () =>
  new Map(
    globSync('src/{features/*,frame}/blocks/*.astro').map((file) => [
      basename(file, '.astro'),
      resolve(file),
    ]),
  );

/**
 * Imports the blocks that a `page.mdx` uses, since authors write no imports: Astro then gives a page only the
 * styles of the blocks that it shows.
 */
export function blockImports(): Plugin {
  return {
    name: 'block-imports',
    enforce: 'pre',
    transform: {
      filter: { id: /\/page\.mdx$/ },
      handler(code) {
        const names = new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name));
        const files = blockFiles();
        const imports = [...names]
          .filter((name) => files.has(name))
          .map((name) => `import ${name} from '${files.get(name)}';\n`);
        return `${imports.join('')}\n${code}`;
      },
    },
  };
}
