import { translationStatus } from '../translations/status.ts';
import { summary } from '../translations/words.ts';
import { checkContent } from './check.ts';
import { type Command, languages } from './command-line.ts';
import { fixContent } from './fix.ts';
import { inWords } from './message.ts';
import { fixReport, report } from './report.ts';

/** npm run check:content. The exit code is 1 if there are problems. */
export const checkCommand: Command = {
  own: 'fix',
  help: (locale) => inWords({ key: 'command.help', languages }, locale),
  dashes: (locale) => inWords({ key: 'command.dashes' }, locale),
  async run({ folder, isOn: fix, locale }) {
    const fixed = fix ? `${fixReport(await fixContent(folder), locale)}\n\n` : '';
    const [result, status] = await Promise.all([checkContent(folder), translationStatus(folder)]);
    return {
      code: result.problems.length === 0 ? 0 : 1,
      text: `${fixed}${report(result, locale)}\n${summary(status, locale)}`,
    };
  },
};
