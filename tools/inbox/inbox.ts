// Shows the staff the visitors' submissions: npm run inbox -- help
import { run } from './run.ts';

// npm runs scripts in the project's folder: paths are relative to that of the caller.
const { npm_lifecycle_event: script, INIT_CWD: folder } = process.env;
if (script === 'inbox' && folder) process.chdir(folder);

// The reader may stop early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

process.exitCode = await run(process.argv.slice(2));
