import { runCommand } from '../content-check/command-line.ts';
import { translationsCommand } from './command.ts';

await runCommand(translationsCommand);
