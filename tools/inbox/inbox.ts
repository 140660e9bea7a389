// What visitors sent, for the staff: npm run inbox -- help
import { typedCommand } from './arguments.ts';
import { Complaint } from './complaint.ts';
import { help } from './help.ts';
import { refuseFlagsThatNpmTook } from './npm-flags.ts';
import { openInbox } from './open-inbox.ts';
import { storeComplaint } from './store-complaint.ts';

// Whoever reads may have seen enough, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

try {
  refuseFlagsThatNpmTook(process.env);
  const typed = typedCommand(process.argv.slice(2));
  if (typed === 'help') console.log(help());
  else {
    const inbox = await openInbox(typed.values.store);
    await typed.command.run(inbox, typed.positionals, typed.values).finally(inbox.close);
  }
} catch (error) {
  const complaint = storeComplaint(error);
  if (!(complaint instanceof Complaint)) throw error;
  console.error(complaint.message);
  process.exitCode = complaint.exitCode;
}
