import { build, type Plugin } from 'vite';

const suffix = '?inline-script';

/**
 * Makes `import code from './x.ts?inline-script'` the bundled, minified text of a classic script,
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
      return `export default ${JSON.stringify(await bundledScript(file))}`;
    },
  };
}

/** The minified text of a script and all that it imports, as one classic script. */
export async function bundledScript(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      lib: { entry: file, formats: ['iife'], name: '_' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${file} made no script`);
  return output.output[0].code.trim();
}
