import { runOrExit } from './child.mjs';

/** Builds the site with its styleguide into .styleguide/, for the tests alone. */
export async function buildStyleguide() {
  await runOrExit('astro', ['build', '--outDir', '.styleguide', '--silent'], {
    STYLEGUIDE: 'true',
  });
}
