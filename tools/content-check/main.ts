import { parseArgs } from 'node:util';
import { summary } from '../../src/admin/translations/words.ts';
import { isLocale, type Locale, locales } from '../../src/i18n/locales.ts';
import { translationStatus } from '../translations/status.ts';
import { checkContent } from './check.ts';
import { fixContent } from './fix.ts';
import { computersLocale } from './language.ts';
import { inWords, type Message } from './message.ts';
import { fixReport, report } from './report.ts';

const languages = locales.join(', ');
const help: Message = { key: 'command.help', languages };

process.exitCode = await run();

/** Returns the exit code: 1 when there are problems, 2 for a mistyped command. */
async function run(): Promise<number> {
  const command = readCommand();
  if (!command) return fail({ key: 'command.wrong' }, help);
  const { folder, fix, lang } = command;
  // Without "--", npm takes options for its own settings and hands them on as variables only.
  if (process.env.npm_config_fix || process.env.npm_config_lang) {
    return fail({ key: 'command.dashes' });
  }
  if (!isLocale(lang)) return fail({ key: 'command.unknownLanguage', code: lang, languages });
  if (command.help) {
    console.log(inWords(help, lang));
    return 0;
  }
  if (fix) console.log(`${fixReport(await fixContent(folder), lang)}\n`);
  const [result, status] = await Promise.all([checkContent(folder), translationStatus(folder)]);
  console.log(`${report(result, lang)}\n${summary(status, lang)}`);
  return result.problems.length === 0 ? 0 : 1;
}

/** What the command line asks for; undefined if it can't be understood. */
function readCommand() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        fix: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
        lang: { type: 'string', default: computersLocale() as string },
      },
    });
    const [folder = 'src/content', ...more] = positionals;
    return more.length === 0 ? { ...values, folder } : undefined;
  } catch {
    return undefined;
  }
}

function fail(...messages: Message[]): number {
  const locale: Locale = computersLocale();
  console.error(messages.map((message) => inWords(message, locale)).join('\n\n'));
  return 2;
}
