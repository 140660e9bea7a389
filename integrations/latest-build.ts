import type { AstroIntegration } from 'astro';

/** Adds `/_astro/builds/latest.json`: folders of src/pages that start with `_` are no routes. */
export function latestBuild(): AstroIntegration {
  return {
    name: 'latest-build',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        injectRoute({
          pattern: '/_astro/builds/latest.json',
          entrypoint: './src/build/latest-build.ts',
        });
      },
    },
  };
}
