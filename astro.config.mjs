import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig, sharpImageService } from 'astro/config';
import { adminScreen } from './integrations/admin-screen.ts';
import { builtModules } from './integrations/built-modules.ts';
import { checkedEnvironment } from './integrations/checked-environment.ts';
import { contentCheck } from './integrations/content-check.ts';
import { finishedPages } from './integrations/finished-pages.ts';
import { headersAndRedirects } from './integrations/headers-and-redirects.ts';
import { idOnlyUrls } from './integrations/id-only-urls.ts';
import { injectedRoutes } from './integrations/injected-routes.ts';
import { openGraph } from './integrations/open-graph.ts';
import { staticNetlify } from './integrations/static-netlify.ts';
import { translations } from './integrations/translations.ts';
import { blockImports } from './integrations/vite/block-imports.ts';
import { browserTargets } from './integrations/vite/browser-targets.ts';
import { inlineScript } from './integrations/vite/inline-script.ts';
import { localFunctions } from './integrations/vite/local-functions.ts';
import { preloadHelper } from './integrations/vite/preload-helper.ts';
import { distFolder, publicFolder, siteFolder } from './src/build/site-folder.mjs';
import { unbrokenPlugin } from './src/markdown/unbroken-plugin.ts';
import { fixedRedirects } from './src/routing/redirects.ts';

export default defineConfig({
  site: process.env.SITE_URL ?? process.env.URL ?? 'http://localhost:8888',
  publicDir: publicFolder,
  outDir: distFolder,
  ...(siteFolder !== '.' && { cacheDir: `${siteFolder}/.netlify/cache` }),
  trailingSlash: 'never',
  // Render 16 pages concurrently.
  build: { format: 'file', inlineStylesheets: 'always', redirects: false, concurrency: 16 },
  prerenderConflictBehavior: 'error',
  redirects: fixedRedirects(),
  compressHTML: true,
  // Shorter than an attribute on each element: pages are a fifteenth smaller.
  scopedStyleStrategy: 'class',
  // Six times as fast as the default for a tenth more bytes.
  image: {
    service: {
      ...sharpImageService({ avif: { effort: 2 }, png: { palette: true, colours: 16 } }),
      entrypoint: './src/images/image-service.ts',
    },
    // For SVGs in the content; the content check allows plain shapes only.
    dangerouslyProcessSVG: true,
  },
  session: false,
  devToolbar: { enabled: false },
  markdown: {
    syntaxHighlight: false,
    processor: satteri({
      features: { smartPunctuation: false },
      mdastPlugins: [unbrokenPlugin],
    }),
  },
  adapter: staticNetlify(),
  integrations: [
    react(),
    mdx(),
    checkedEnvironment(),
    contentCheck(),
    translations(),
    injectedRoutes(),
    openGraph(),
    finishedPages(),
    builtModules(),
    idOnlyUrls(),
    adminScreen(),
    // Must run last: the rules name every file.
    headersAndRedirects(),
  ],
  vite: {
    plugins: [blockImports(), localFunctions(), inlineScript(), preloadHelper(), browserTargets()],
    build: {
      // A script that every page shares is cached once.
      assetsInlineLimit: 0,
      rolldownOptions: {
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        // Styles refer to these routes.
        external: /^\/ikat\//,
        // Astro's directives, which it reads before Rolldown drops them.
        checks: { moduleLevelDirective: false },
      },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Every page lists its scripts: Astro's names would take 40 bytes of the first flight each.
              entryFileNames: '_astro/[hash].js',
              codeSplitting: {
                // One file, shared by all islands, instead of one for each of React's packages.
                groups: [{ name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// }],
              },
            },
          },
        },
      },
    },
  },
});
