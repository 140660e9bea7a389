import type { AstroIntegration } from 'astro';

/**
 * Fails a production build on the platform if an environment variable of the functions is wrong, and says
 * which: otherwise every deployed function would fail on load.
 */
export function checkedEnvironment(): AstroIntegration {
  return {
    name: 'checked-environment',
    hooks: {
      'astro:config:setup': async ({ command }) => {
        // docs.netlify.com/build/configure-builds/environment-variables
        const { NETLIFY: platform, CONTEXT: context } = process.env;
        if (command !== 'build' || platform !== 'true' || context !== 'production') return;
        await import('../netlify/functions/_shared/environment.ts');
      },
    },
  };
}
