import { locales } from '../../../src/i18n/locales.ts';
import { localizedPath } from '../../../src/routing/href.ts';
import { type Check, judge } from '../check.ts';
import { deployAgain } from '../remedies.ts';
import { each, languageOf, unknownName } from '../samples.ts';

export const unknownAddresses: Check = {
  name: 'unknown addresses',
  async look(site) {
    const problems = await each(locales, async (locale) => {
      const path = localizedPath(`/${unknownName()}`, locale);
      const { status, text } = await site.ask(path);
      if (status !== 404) return `${path} answers ${status}, not 404`;
      const language = languageOf(text);
      return language === locale ? [] : `the 404 page of ${path} is in "${language}"`;
    });
    return judge(
      problems.flat(),
      'get status 404 and a page in the language of the address',
      deployAgain,
    );
  },
};
