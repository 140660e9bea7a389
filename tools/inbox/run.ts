import { CommanderError } from 'commander';
import { explainError } from './errors.ts';
import { openInbox } from './open-inbox.ts';
import { createProgram } from './program.ts';

/** Runs the command line; without a command, submissions are listed. Returns the exit code. */
export async function run(args: readonly string[]): Promise<number> {
  const program = createProgram(async (action, folder) => {
    const inbox = await openInbox(folder);
    await action(inbox).finally(inbox.close);
  });
  const command = args[args[0] === '--store' ? 2 : 0] ?? '-';
  const listed = /^-(?!h$|-help$)/.test(command) ? ['list', ...args] : args;
  try {
    await program.parseAsync(listed, { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has printed its own message. 2 stands for a mistyped command; help is no error.
    if (error instanceof CommanderError) return error.exitCode && 2;
    console.error(explainError(error));
    return 1;
  }
}
