import { words } from '../../src/admin/translations/words.ts';
import { isLocale, locales } from '../../src/i18n/locales.ts';
import { readCommand, tookByNpm } from '../content-check/command-line.ts';
import { computersLocale } from '../content-check/language.ts';
import { inWords } from '../content-check/message.ts';
import { report } from './report.ts';
import { translationStatus } from './status.ts';

const languages = locales.join(', ');

process.exitCode = await run();

/** Returns the exit code: 2 for a mistyped command. */
async function run(): Promise<number> {
  const command = readCommand('json');
  const own = computersLocale();
  if (!command) {
    return fail(inWords({ key: 'command.wrong' }, own), words(own)('command.help', { languages }));
  }
  const { folder, isOn: json, lang, help } = command;
  if (tookByNpm('json')) {
    return fail(words(own)('command.dashes'));
  }
  if (!isLocale(lang)) {
    return fail(inWords({ key: 'command.unknownLanguage', code: lang, languages }, own));
  }
  if (help) {
    console.log(words(lang)('command.help', { languages }));
    return 0;
  }
  const status = await translationStatus(folder);
  console.log(json ? JSON.stringify(status, null, 2) : report(status, lang));
  return 0;
}

function fail(...messages: string[]): number {
  console.error(messages.join('\n\n'));
  return 2;
}
