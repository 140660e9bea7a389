import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const folder = resolve('src/components/blocks');

/**
 * Imports the blocks that a `page.mdx` names, which authors don't: Astro then gives a page the styles
 * of the blocks that it shows, and of no others.
 */
export function blockImports(): Plugin {
  return {
    name: 'block-imports',
    enforce: 'pre',
    transform: {
      filter: { id: /\/page\.mdx$/ },
      handler(code) {
        const names = new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name));
        const imports = [...names]
          .filter((name) => existsSync(`${folder}/${name}.astro`))
          .map((name) => `import ${name} from '${folder}/${name}.astro';\n`);
        return `${imports.join('')}\n${code}`;
      },
    },
  };
}
