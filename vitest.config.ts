import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// What a build writes for the functions, as it doesn't change with content and calendar.
const alias = { '#built': join(import.meta.dirname, 'tests/functions/built') };

const projects = [
  { name: 'unit', isolate: false, alias },
  { name: 'functions', alias },
  // Its files only read dist/: the worker that has parsed the pages goes on to the next file.
  { name: 'build', isolate: false },
];

export default defineConfig({
  test: {
    // The default leaves one core idle.
    maxWorkers: '100%',
    // The lines that tell of refused posts: their own test reads them.
    onConsoleLog: (log) => !log.startsWith('{"form":'),
    // What Astro gives the modules that it builds.
    env: { SITE: 'https://university.example' },
    projects: projects.map((project) => ({
      test: {
        ...project,
        include: [`tests/${project.name}/**/*.test.ts`],
        testTimeout: 30_000,
      },
    })),
  },
});
