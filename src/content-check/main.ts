import { checkCommand } from './command.ts';
import { runCommand } from './command-line.ts';

await runCommand(checkCommand);
