import { rm } from 'node:fs/promises';
import netlify from '@astrojs/netlify';
import type { AstroIntegration } from 'astro';

type Hooks = AstroIntegration['hooks'];

/**
 * The Netlify adapter for a site without server rendering. By itself the adapter emits a server
 * function on `/*`, which swallows unknown paths and with them the 404 pages by language.
 *
 * Its rule for the headers of `/_astro/*` is left out: the platform puts it after those of `_headers`,
 * where it would win over the one for the manifest of the latest build.
 *
 * In development it is left out: its emulation of functions answers multipart posts with 500, and
 * `integrations/vite/local-functions.ts` serves them instead.
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

/** The hook's options, whose `buildOutput` is a live getter that a spread would freeze. */
function withStaticOutput<Options extends Parameters<NonNullable<Hooks['astro:config:done']>>[0]>(
  options: Options,
): Options {
  // Its `client` puts the deploy's id into every asset's address, which ends all caching at each
  // deploy (docs/decisions/same-bytes.md).
  const setAdapter: Options['setAdapter'] = ({ client: _, ...adapter }) =>
    options.setAdapter({
      ...adapter,
      adapterFeatures: { ...adapter.adapterFeatures, buildOutput: 'static' },
    } as typeof adapter);
  return Object.create(options, { setAdapter: { value: setAdapter } });
}
