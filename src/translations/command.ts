import { type Command, languages } from '../content-check/command-line.ts';
import { report } from './report.ts';
import { translationStatus } from './status.ts';
import { words } from './words.ts';

/** npm run translations. */
export const translationsCommand: Command = {
  own: 'json',
  help: (locale) => words(locale)('command.help', { languages }),
  dashes: (locale) => words(locale)('command.dashes'),
  async run({ folder, isOn: json, locale }) {
    const status = await translationStatus(folder);
    return { code: 0, text: json ? JSON.stringify(status, null, 2) : report(status, locale) };
  },
};
