// What visitors sent, for the staff: npm run inbox -- help
import { CommanderError } from 'commander';
import { explainError } from './errors.ts';
import { openInbox } from './open-inbox.ts';
import { createProgram } from './program.ts';

// npm runs scripts in the project's folder: paths are relative to that of the caller.
const { npm_lifecycle_event: script, INIT_CWD: folder } = process.env;
if (script === 'inbox' && folder) process.chdir(folder);

// The reader may stop early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

const program = createProgram(async (action, folder) => {
  const inbox = await openInbox(folder);
  await action(inbox).finally(inbox.close);
});

const args = process.argv.slice(2);
const command = args[args[0] === '--store' ? 2 : 0] ?? '-';
// Without a command, submissions are listed.
if (/^-(?!h$|-help$)/.test(command)) args.unshift('list');

try {
  await program.parseAsync(args, { from: 'user' });
} catch (error) {
  // Commander has printed its own message. 2 stands for a mistyped command; help is no error.
  if (error instanceof CommanderError) process.exitCode = error.exitCode && 2;
  else {
    console.error(explainError(error));
    process.exitCode = 1;
  }
}
