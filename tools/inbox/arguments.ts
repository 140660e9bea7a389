import { parseArgs } from 'node:util';
import { didYouMean } from '../../scripts/content-check/nearest.ts';
import { type Command, commands } from './commands.ts';
import { Complaint } from './complaint.ts';
import { type OptionName, options, type Values } from './options.ts';

const seeHelp = '"npm run inbox -- help" shows what there is.';

/** What was typed: a command with its arguments, or the wish for help. */
export type Typed = 'help' | { command: Command; positionals: string[]; values: Values };

/** Throws a Complaint for what can't be meant. */
export function typedCommand(args: readonly string[]): Typed {
  const { values, positionals: all } = parsed(args);
  const [name = 'list', ...positionals] = all;
  if (values.help || name === 'help') return 'help';
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const hint = didYouMean(name, Object.keys(commands));
    throw new Complaint(`There is no command "${name}".${hint} ${seeHelp}`, 2);
  }
  refuseOtherOptions(name, command, values);
  refuseOtherPositionals(name, command, positionals);
  return { command, positionals, values };
}

function parsed(args: readonly string[]): { values: Values; positionals: string[] } {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // The flag comes first in it, in one of the forms '--form', '--form <value>', '-h, --help'.
    const flag = error instanceof TypeError && /'(?:-h, )?(--?[^\s']+)/.exec(error.message)?.[1];
    if (!flag) throw error;
    throw new Complaint(`${flagProblem(flag)} ${seeHelp}`, 2);
  }
}

function flagProblem(flag: string): string {
  const known = Object.entries(options).find(([name]) => `--${name}` === flag)?.[1];
  if (!known) return `There is no flag ${flag}.${didYouMean(flag.slice(2), Object.keys(options))}`;
  return known.type === 'string' ? `${flag} needs a value.` : `${flag} takes no value.`;
}

function refuseOtherOptions(name: string, command: Command, values: Values): void {
  const allowed: readonly OptionName[] = [...command.options, 'store', 'help'];
  const wrong = (Object.keys(values) as OptionName[]).find((option) => !allowed.includes(option));
  if (wrong) throw new Complaint(`"${name}" has no use for --${wrong}. ${seeHelp}`, 2);
}

function refuseOtherPositionals(name: string, { takes }: Command, given: readonly string[]): void {
  const usage = `npm run inbox -- ${[name, ...takes].join(' ')}`;
  const needed = takes.filter((one) => !one.startsWith('['));
  if (given.length < needed.length) {
    throw new Complaint(`${needed[given.length]} is missing: ${usage}`, 2);
  }
  if (given.length > takes.length) {
    throw new Complaint(
      `"${given[takes.length]}" is too much: ${usage}. Put a text of several words in quotation marks, and "--" before the command.`,
      2,
    );
  }
}
