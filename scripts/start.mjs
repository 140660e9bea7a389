import { buildIfStale } from './setup/build.mjs';
import { runOrExit } from './setup/child.mjs';
import { installDependencies } from './setup/install.mjs';

await installDependencies();
await buildIfStale();
await runOrExit('node', ['scripts/serve.ts']);
