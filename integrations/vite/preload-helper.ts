import type { Plugin } from 'vite';

const helper = /^\0vite\/preload-helper\.js$/;

/** Minimal replacement: no chunk of this site imports CSS, so there is nothing to preload. */
const code = 'e=>e().catch(e=>{throw dispatchEvent(new Event("vite:preloadError")),e})';

const importOfHelper = /import\{([\w$]+)(?: as ([\w$]+))?\}from"\.\/preload-helper[^"]*";/;

/**
 * Replaces Vite's helper around every `import()` with one inlined line that only dispatches
 * `vite:preloadError` on failure, which saves a request. Vite has no option to omit its helper:
 * https://github.com/vitejs/vite/issues/13952 and https://github.com/vitejs/vite/issues/18551
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
        chunk.code = chunk.code
          .replace(importOfHelper, (_, exported: string, name = exported) => `var ${name}=${code};`)
          // The preload list, which Vite has not written yet.
          .replaceAll(',__VITE_PRELOAD__)', ')');
        chunk.imports = chunk.imports.filter((name) => !name.includes('preload-helper'));
      }
    },
  };
}
