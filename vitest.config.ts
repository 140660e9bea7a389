import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['unit', 'functions', 'build'].map((name) => ({
      test: { name, include: [`tests/${name}/**/*.test.ts`], testTimeout: 30_000 },
    })),
  },
});
