import type { Plugin } from 'vite';

/**
 * Stands in for the helper that Vite puts around every `import()`: it asks for the parts of what is
 * imported, waits for its styles, and tells of a failure by `vite:preloadError`, in a quarter of
 * the bytes. Every page has it.
 */
export function preloadHelper(): Plugin {
  return {
    name: 'preload-helper',
    apply: 'build',
    enforce: 'pre',
    load: {
      order: 'pre',
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export const __vitePreload = ${preload};`,
    },
  };
}

function preload<Module>(load: () => Promise<Module>, parts: string[] = []): Promise<Module> {
  const asked = parts.map((part) => {
    const rel = part.endsWith('.css') ? 'stylesheet' : 'modulepreload';
    const href = `/${part}`;
    if (document.querySelector(`link[rel=${rel}][href="${href}"]`)) return undefined;
    const link = Object.assign(document.createElement('link'), { rel, href });
    document.head.append(link);
    if (rel !== 'stylesheet') return undefined;
    return new Promise((loaded, failed) => {
      link.onload = loaded;
      link.onerror = failed;
    });
  });
  return Promise.all(asked)
    .then(load)
    .catch((error) => {
      dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
      throw error;
    });
}
