import type { KnipConfig } from 'knip';

/** Finds unused files, exports and dependencies: npm test -- structure */
const config: KnipConfig = {
  // Programs and modules that are loaded by their path. Knip finds Astro's pages and Vitest's and
  // Playwright's tests itself.
  entry: [
    'netlify/functions/*.ts',
    'playwright.config.ts',
    'src/admin/publishing/main.ts',
    'src/admin/screen.ts',
    'src/build/latest-build.ts',
    // integrations/vite/block-imports.ts imports them.
    'src/{features/*,frame}/blocks/*.astro',
    'src/feeds/security-txt.ts',
    'src/styleguide/styleguide.astro',
    'tests/**/*.{test,spec}.ts',
    'tests/audit/audit.ts',
    'tests/guide/take-pictures.ts',
    'tests/functions/built/*.ts',
    'tests/later-site.config.mjs',
    'tests/functions/local-platform/fixtures/*.ts',
    'tests/stress/{stress,serve-site}.ts',
    'tools/bench/{bench,record-usage}.ts',
    'tools/doctor/doctor.ts',
    'tools/fonts/make-fonts.ts',
    'tools/inbox/inbox.ts',
    'tools/local-platform/serve.ts',
    'tools/setup/{setup,start}.mjs',
    'tools/structure/check-imports.ts',
    'tools/test/{test,browsers,parity,update-references}.mjs',
    'src/translations/main.ts',
    'tools/video/make-video.ts',
  ],
  project: [
    '{integrations,netlify,src,tests,tools}/**/*.{astro,mdx,mjs,ts,tsx}',
    '*.{mjs,ts}',
    '!tests/site/**',
  ],
  // Their packages are the system's.
  ignoreBinaries: ['dpkg', 'firefox-esr', 'hunspell'],
  ignoreDependencies: [
    // Serves `astro check`.
    '@astrojs/check',
    // Its font file is read by path.
    '@expo-google-fonts/onest',
    // tests/fonts/fonts.conf names its folder.
    'dejavu-fonts-ttf',
  ],
};

export default config;
