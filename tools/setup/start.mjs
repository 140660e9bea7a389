// npm start: installs what is missing, builds what changed, serves the site.
import { buildIfStale } from './build.mjs';
import { runOrExit } from './child-process.mjs';
import { installDependencies } from './install.mjs';

await installDependencies();
await buildIfStale();
await runOrExit('node', ['tools/local-platform/serve.ts']);
