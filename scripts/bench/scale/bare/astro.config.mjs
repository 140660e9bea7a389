import { defineConfig } from 'astro/config';

export default defineConfig({
  site: 'http://localhost:8888',
  trailingSlash: 'never',
  build: { format: 'file' },
  cacheDir: './.cache',
});
