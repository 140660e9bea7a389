import { locales } from '../../../src/i18n/locales.ts';
import { localizedPath } from '../../../src/routing/href.ts';
import { type Check, judge } from '../check.ts';
import { pageKinds } from '../page-kinds.ts';
import { deployAgain } from '../remedies.ts';
import { each, languageOf } from '../samples.ts';

export const pages: Check = {
  name: 'pages',
  async look(site) {
    const kinds = [...(await pageKinds(site)).values()];
    const paths = kinds.flatMap((path) =>
      locales.map((locale) => ({ locale, path: localizedPath(path, locale) })),
    );
    const problems = await each(paths, async ({ locale, path }) => {
      const { status, text } = await site.get(path);
      if (status !== 200) return `${path} answers ${status}`;
      const language = languageOf(text);
      return language === locale ? [] : `${path} is in "${language}", not in "${locale}"`;
    });
    return judge(
      problems.flat(),
      `${kinds.length} kinds of pages answer in ${locales.length} languages`,
      deployAgain,
    );
  },
};
