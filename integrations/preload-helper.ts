import type { Plugin } from 'vite';

/**
 * Stands in for the helper that Vite puts around every `import()`: it waits for the styles of what
 * is imported and tells of a failure by `vite:preloadError`, in a fifth of the bytes. Every page
 * has it.
 */
export function preloadHelper(): Plugin {
  return {
    name: 'preload-helper',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ build: { modulePreload: false } }),
    load: {
      order: 'pre',
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export const __vitePreload = ${preload};`,
    },
  };
}

function preload<Module>(load: () => Promise<Module>, styles: string[] = []): Promise<Module> {
  const loaded = styles.map(
    (style) =>
      new Promise((onload, onerror) => {
        const link = document.createElement('link');
        document.head.append(
          Object.assign(link, { rel: 'stylesheet', href: `/${style}`, onload, onerror }),
        );
      }),
  );
  return Promise.all(loaded)
    .then(load)
    .catch((error) => {
      dispatchEvent(new Event('vite:preloadError'));
      throw error;
    });
}
