import { rm } from 'node:fs/promises';
import netlify from '@astrojs/netlify';
import type { AstroIntegration } from 'astro';

type Hooks = AstroIntegration['hooks'];

/**
 * The Netlify adapter, configured for a fully static site:
 *
 * - The adapter emits a server function on `/*` even if all pages are prerendered, which would handle
 *   unknown paths and hide the 404 pages by language: https://github.com/withastro/adapters/issues/133.
 *   Hence `buildOutput: 'static'`.
 * - Its header rule for `/_astro/*` (`.netlify/v1/config.json`) is deleted: the platform applies it
 *   after `_headers`, so it would override the rule for `/_astro/builds/latest.json`.
 * - It is disabled in development: its emulation of functions answers multipart posts with status 500.
 *   `integrations/vite/local-functions.ts` serves the functions instead.
 */
export function staticNetlify(): AstroIntegration {
  const { name, hooks } = netlify({ imageCDN: false, devFeatures: false });
  const setup = hooks['astro:config:setup'] as NonNullable<Hooks['astro:config:setup']>;
  const done = hooks['astro:config:done'] as NonNullable<Hooks['astro:config:done']>;
  const built = hooks['astro:build:done'] as NonNullable<Hooks['astro:build:done']>;
  let developing = false;
  let root: URL;
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': (options) => {
        developing = options.command === 'dev';
        return developing ? undefined : setup(options);
      },
      'astro:config:done': (options) => {
        root = options.config.root;
        return developing ? undefined : done(withStaticOutput(options));
      },
      'astro:build:done': async (options) => {
        await built(options);
        await rm(new URL('.netlify/v1/config.json', root));
      },
    },
  };
}

/**
 * Wraps the hook's options. Not a spread: `buildOutput` is a getter, and a spread would read it too early.
 */
function withStaticOutput<Options extends Parameters<NonNullable<Hooks['astro:config:done']>>[0]>(
  options: Options,
): Options {
  // Drops `client`: it adds the deploy id to every asset URL, which would invalidate browser caches
  // at each deploy (docs/decisions/same-bytes.md).
  const setAdapter: Options['setAdapter'] = ({ client: _, ...adapter }) =>
    options.setAdapter({
      ...adapter,
      adapterFeatures: { ...adapter.adapterFeatures, buildOutput: 'static' },
    } as typeof adapter);
  return Object.create(options, { setAdapter: { value: setAdapter } });
}
