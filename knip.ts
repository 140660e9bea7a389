import type { KnipConfig } from 'knip';

/** Finds unused files, exports and dependencies: npm test -- structure */
const config: KnipConfig = {
  // Programs and modules that are loaded by their path. Knip finds Astro's pages and Vitest's and
  // Playwright's tests itself.
  entry: [
    'netlify/functions/*.ts',
    'playwright.config.ts',
    'src/admin/screen.ts',
    'src/build/latest-build.ts',
    'src/feeds/security-txt.ts',
    'src/styleguide/styleguide.astro',
    'tests/**/*.{test,spec}.ts',
    'tests/functions/built/*.ts',
    'tests/functions/local-platform/fixtures/*.ts',
    'tools/bench/{bench,record-usage}.ts',
    'tools/doctor/doctor.ts',
    'tools/fonts/make-fonts.ts',
    'tools/inbox/inbox.ts',
    'tools/local-platform/serve.ts',
    'tools/setup/{setup,start}.mjs',
    'tools/stress/{stress,serve-site}.ts',
    'tools/structure/check-imports.ts',
    'tools/test/{test,forms,parity,update-references}.mjs',
    'tools/translations/main.ts',
    'tools/video/make-video.ts',
  ],
  project: ['{integrations,netlify,src,tests,tools}/**/*.{astro,mdx,mjs,ts,tsx}', '*.{mjs,ts}'],
  ignoreDependencies: [
    // Serves `astro check`.
    '@astrojs/check',
    // Its font file is read by path.
    '@expo-google-fonts/onest',
    // The tests' fonts: tests/fonts/fonts.conf.
    'dejavu-fonts-ttf',
  ],
};

export default config;
