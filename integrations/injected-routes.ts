import type { AstroIntegration } from 'astro';

/**
 * Routes that can't be files in src/pages: `/_astro/builds/latest.json`, because Astro ignores folders that
 * start with `_`; `/.well-known/security.txt`, because TypeScript ignores folders that start with a dot; and
 * `/styleguide` (each component in each state), which exists only in development and in builds with
 * STYLEGUIDE=true, for the tests.
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
        injectRoute({
          pattern: '/.well-known/security.txt',
          entrypoint: './src/feeds/security-txt.ts',
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
