import { defineConfig } from 'vitest/config';

const projects = [
  { name: 'unit', isolate: false },
  { name: 'functions' },
  // Its files only read dist/: the worker that has parsed the pages goes on to the next file.
  { name: 'build', isolate: false },
];

export default defineConfig({
  test: {
    // The default leaves one core idle.
    maxWorkers: '100%',
    // The lines that tell of refused posts: their own test reads them.
    onConsoleLog: (log) => !log.startsWith('{"form":'),
    projects: projects.map((project) => ({
      test: {
        ...project,
        include: [`tests/${project.name}/**/*.test.ts`],
        testTimeout: 30_000,
      },
    })),
  },
});
