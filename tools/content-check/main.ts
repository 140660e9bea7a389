import { summary } from '../../src/admin/translations/words.ts';
import { isLocale, type Locale, locales } from '../../src/i18n/locales.ts';
import { translationStatus } from '../translations/status.ts';
import { checkContent } from './check.ts';
import { readCommand, tookByNpm } from './command-line.ts';
import { fixContent } from './fix.ts';
import { computersLocale } from './language.ts';
import { inWords, type Message } from './message.ts';
import { fixReport, report } from './report.ts';

const languages = locales.join(', ');
const help: Message = { key: 'command.help', languages };

process.exitCode = await run();

/** Returns the exit code: 1 when there are problems, 2 for a mistyped command. */
async function run(): Promise<number> {
  const command = readCommand('fix');
  if (!command) return fail({ key: 'command.wrong' }, help);
  const { folder, isOn: fix, lang } = command;
  if (tookByNpm('fix')) {
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

function fail(...messages: Message[]): number {
  const locale: Locale = computersLocale();
  console.error(messages.map((message) => inWords(message, locale)).join('\n\n'));
  return 2;
}
