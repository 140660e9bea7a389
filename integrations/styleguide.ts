import type { AstroIntegration } from 'astro';

/**
 * Serves `/styleguide`, each component in each state, in development, and in the build that the
 * tests make with STYLEGUIDE=true; never on the site.
 */
export function styleguide(): AstroIntegration {
  return {
    name: 'styleguide',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev' && process.env['STYLEGUIDE'] !== 'true') return;
        injectRoute({
          pattern: '/[...locale]/styleguide',
          entrypoint: './src/styleguide/styleguide.astro',
        });
      },
    },
  };
}
