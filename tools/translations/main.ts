import { runCommand } from '../../src/content-check/command-line.ts';
import { translationsCommand } from './command.ts';

await runCommand(translationsCommand);
