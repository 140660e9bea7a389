import { build, type Plugin } from 'vite';
import { buildTargets } from '../../src/build/browsers.ts';

const suffix = '?inline-script';

/** The code that a build has inlined so far. */
export const inlinedScripts = new Set<string>();

/**
 * Resolves `import code from './x.ts?inline-script'` to the bundled, minified text of a classic script,
 * for the few scripts that must run before first paint; module scripts run only after parsing.
 */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      const file = id.slice(0, -suffix.length);
      this.addWatchFile(file);
      const code = await bundledScript(file);
      inlinedScripts.add(code);
      return `export default ${JSON.stringify(code)}`;
    },
  };
}

/** Bundles a script with its imports into a minified classic script (IIFE). Throws if Vite emits none. */
export async function bundledScript(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      target: buildTargets,
      lib: { entry: file, formats: ['iife'], name: '_' },
      rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 2 } } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${file} produced no script`);
  return output.output[0].code.trim();
}
