// npm start: installs what is missing, builds what changed, serves the site.
import { buildIfStale } from './build.mjs';
import { runOrExit } from './child-process.mjs';
import { installDependencies } from './install.mjs';
import { createSteps } from './steps.mjs';

const steps = createSteps('.netlify/logs/npm-start.log');

await installDependencies(steps);
await buildIfStale(() =>
  steps.run({
    name: 'build',
    command: ['npm', 'run', 'build'],
    again: 'npm run build',
    counted: [/\.html \(\+/g, 'pages'],
    note: (output) =>
      output.includes('[WARN] [content-check]')
        ? 'The content has warnings: npm run check:content'
        : '',
  }),
);
await runOrExit('node', ['tools/local-platform/serve.ts']);
