import type { Plugin } from 'vite';
import { buildTargets } from '../../src/build/browsers.ts';

/**
 * Writes styles and the browser's scripts for the oldest browsers. Astro takes the styles' target from
 * its configuration, but sets `esnext` for scripts whatever that says.
 */
export function browserTargets(): Plugin {
  return {
    name: 'browser-targets',
    apply: 'build',
    config: () => ({ build: { cssTarget: buildTargets } }),
    configEnvironment(name, { build }) {
      if (name === 'client' && build) build.target = buildTargets;
    },
  };
}
