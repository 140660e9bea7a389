import { parseArgs } from 'node:util';
import { contentFolder } from '../build/site-folder.mjs';
import { isLanguage, languages as known, type Locale } from '../i18n/locales.ts';
import { computersLocale } from './language.ts';
import { inWords, type Message } from './message.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The output of a command and its exit code: 2, with the text on stderr, for wrong arguments. */
export interface Reply {
  code: number;
  text: string;
}

/** A command with one flag, such as `fix`. */
export interface Command {
  own: string;
  help: (locale: Locale) => string;
  /**
   * The error if npm took the options: without `--` before them, npm passes them only as environment
   * variables.
   */
  dashes: (locale: Locale) => string;
  run: (asked: { folder: string; isOn: boolean; locale: Locale }) => Promise<Reply>;
}

/** The languages of the commands' output, including those that the site doesn't have. */
export const languages = known.join(', ');

/** Runs a command with these arguments and environment variables. */
export async function replyOf(
  { own, help, dashes, run }: Command,
  args: readonly string[],
  environment: Environment,
): Promise<Reply> {
  const computers = computersLocale(environment);
  const refuse = (...texts: string[]) => ({ code: 2, text: texts.join('\n\n') });
  const say = (message: Message) => inWords(message, computers);
  const asked = readArguments(own, args);
  if (!asked) return refuse(say({ key: 'command.wrong' }), help(computers));
  if (environment[`npm_config_${own}`] || environment['npm_config_lang']) {
    return refuse(dashes(computers));
  }
  const { folder, isOn, lang = computers } = asked;
  if (!isLanguage(lang)) {
    return refuse(say({ key: 'command.unknownLanguage', code: lang, languages }));
  }
  if (asked.help) return { code: 0, text: help(lang) };
  return run({ folder, isOn, locale: lang });
}

/** Runs a command with this process's arguments, and sets the exit code. */
export async function runCommand(command: Command): Promise<void> {
  const { code, text } = await replyOf(command, process.argv.slice(2), process.env);
  if (code === 2) console.error(text);
  else console.log(text);
  process.exitCode = code;
}

/** Undefined if the arguments are invalid. */
function readArguments(own: string, args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        [own]: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
        lang: { type: 'string' },
      },
    });
    const [folder = contentFolder, ...more] = positionals;
    const { help, lang } = values as { help: boolean; lang?: string };
    return more.length === 0 ? { folder, help, lang, isOn: values[own] === true } : undefined;
  } catch {
    return undefined;
  }
}
