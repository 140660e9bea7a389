import type { Plugin } from 'vite';
import { buildTargets } from '../../src/build/browsers.ts';

/**
 * Compiles styles and browser scripts for the oldest browsers. Astro takes the target of styles from its
 * configuration, but always sets `esnext` for scripts.
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
