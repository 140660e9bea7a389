import { relative } from 'node:path';
import type { Plugin } from 'vite';

const suffix = '?chunk-address';

/**
 * Makes `import address from './x.ts?chunk-address'` the address of a script that
 * `import(address)` loads. For Vite's own `import('./x.ts')` every page pays 700 bytes of a helper
 * that preloads what such a script imports.
 */
export function chunkAddress(): Plugin {
  let root = '';
  let building = false;
  return {
    name: 'chunk-address',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
      building = config.command === 'build';
    },
    load(id) {
      if (!id.endsWith(suffix)) return null;
      const file = id.slice(0, -suffix.length);
      if (!building) return `export default ${JSON.stringify(`/${relative(root, file)}`)}`;
      const chunk = this.emitFile({ type: 'chunk', id: file, preserveSignature: 'strict' });
      return `export default import.meta.ROLLUP_FILE_URL_${chunk}`;
    },
  };
}
