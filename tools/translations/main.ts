import { parseArgs } from 'node:util';
import { words } from '../../src/admin/translations/words.ts';
import { isLocale, locales } from '../../src/i18n/locales.ts';
import { computersLocale } from '../content-check/language.ts';
import { inWords } from '../content-check/message.ts';
import { report } from './report.ts';
import { translationStatus } from './status.ts';

const languages = locales.join(', ');

process.exitCode = await run();

/** Returns the exit code: 2 for a mistyped command. */
async function run(): Promise<number> {
  const command = readCommand();
  const own = computersLocale();
  if (!command) {
    return fail(inWords({ key: 'command.wrong' }, own), words(own)('command.help', { languages }));
  }
  const { folder, json, lang, help } = command;
  // Without "--", npm takes options for its own settings and hands them on as variables only.
  if (process.env['npm_config_json'] || process.env['npm_config_lang']) {
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

/** What the command line asks for; undefined if it can't be understood. */
function readCommand() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
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

function fail(...messages: string[]): number {
  console.error(messages.join('\n\n'));
  return 2;
}
