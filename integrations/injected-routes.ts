import type { AstroIntegration } from 'astro';

/**
 * Routes that src/pages can't hold: `/_astro/builds/latest.json`, since folders that start with `_`
 * are no routes, and `/styleguide`, each component in each state, which exists in development and
 * in the build that the tests make with STYLEGUIDE=true.
 */
export function injectedRoutes(): AstroIntegration {
  return {
    name: 'injected-routes',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        injectRoute({
          pattern: '/_astro/builds/latest.json',
          entrypoint: './src/build/latest-build.ts',
        });
        if (command !== 'dev' && process.env['STYLEGUIDE'] !== 'true') return;
        injectRoute({
          pattern: '/[...locale]/styleguide',
          entrypoint: './src/styleguide/styleguide.astro',
        });
      },
    },
  };
}
