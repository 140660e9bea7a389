import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// Fixtures in place of the modules that a build generates for the functions, which depend on content and
// date.
const alias = { '#built': join(import.meta.dirname, 'tests/functions/built') };
const aliasOfTestSite = { '#built': join(import.meta.dirname, '.site-test/.netlify/built') };

interface Project {
  name: string;
  /** Relative to tests/; the name by default. */
  folder?: string;
  alias: Record<string, string>;
  isolate?: boolean;
  exclude?: string[];
  env?: Record<string, string>;
  testTimeout?: number;
  hookTimeout?: number;
}

const projects: Project[] = [
  { name: 'unit', isolate: false, alias },
  { name: 'functions', isolate: false, alias },
  // They only read built pages: one worker parses the pages once for all files.
  { name: 'build', isolate: false, alias: aliasOfTestSite },
  ...['firefox', 'webkitgtk'].map((ENGINE) => ({
    name: ENGINE,
    folder: 'browsers',
    // WebKitGTK's driver can't print.
    exclude: ENGINE === 'webkitgtk' ? ['**/print.test.ts'] : [],
    env: { ENGINE },
    alias: aliasOfTestSite,
    // These stop hanging tests.
    testTimeout: 300_000,
    hookTimeout: 60_000,
  })),
];

export default defineConfig({
  test: {
    // The default leaves one core idle.
    maxWorkers: '100%',
    // Hides the log of refused posts, which is tested separately.
    onConsoleLog: (log) => !log.startsWith('{"form":'),
    env: {
      // As set by Astro in the modules that it builds.
      SITE: 'https://university.example',
      // Commands started by tests need not compile the same modules again.
      NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/node'),
    },
    projects: projects.map(({ folder, ...project }) => ({
      test: {
        testTimeout: 30_000,
        ...project,
        include: [`tests/${folder ?? project.name}/**/*.test.ts`],
      },
    })),
  },
});
