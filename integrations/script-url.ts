import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { bundledScript } from './inline-script.ts';

const suffix = '?script-url';

/**
 * Makes `import url from './x.ts?script-url'` the address of a module that is bundled on its own, to
 * `import()` it when it is needed. A plain `import()` of it would add Vite's preloading to the page
 * and split what both use into files of their own: more than the rest of a page's script.
 */
export function scriptUrl(): Plugin {
  let building = false;
  return {
    name: 'script-url',
    enforce: 'pre',
    configResolved({ command }) {
      building = command === 'build';
    },
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      const file = id.slice(0, -suffix.length);
      if (!building) return `export default ${JSON.stringify(`/@fs${file}`)}`;
      const name = `${basename(file, '.ts')}.js`;
      const source = await bundledScript(file, 'es');
      return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source })}`;
    },
  };
}
