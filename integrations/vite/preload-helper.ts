import type { Plugin } from 'vite';

const helper = /^\0vite\/preload-helper\.js$/;

/** Every page has it, so it does no more than it must: nothing that is imported brings styles. */
const code = 'e=>e().catch(e=>{throw dispatchEvent(new Event("vite:preloadError")),e})';

const importOfHelper = /import\{([\w$]+)(?: as ([\w$]+))?\}from"\.\/preload-helper[^"]*";/;

/**
 * Stands in for the helper that Vite puts around every `import()`: it reports a failure by
 * `vite:preloadError`. A script that uses it holds it, instead of asking for a file of its own.
 */
export function preloadHelper(): Plugin {
  return {
    name: 'preload-helper',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ build: { modulePreload: false } }),
    load: {
      order: 'pre',
      filter: { id: helper },
      handler: () => `export const __vitePreload = ${code};`,
    },
    generateBundle(_, bundle) {
      for (const [file, chunk] of Object.entries(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const [only = '', ...others] = chunk.moduleIds;
        if (helper.test(only) && others.length === 0) {
          delete bundle[file];
          continue;
        }
        chunk.code = chunk.code.replace(
          importOfHelper,
          (_, exported: string, name = exported) => `const ${name}=${code};`,
        );
        chunk.imports = chunk.imports.filter((name) => !name.includes('preload-helper'));
      }
    },
  };
}
