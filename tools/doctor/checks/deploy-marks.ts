import { locales } from '../../../src/i18n/locales.ts';
import { href, localizedPath } from '../../../src/routing/href.ts';
import { type Check, judge } from '../check.ts';
import { tellDevelopers } from '../remedies.ts';
import { each, hashedAssets } from '../samples.ts';

/** `?dpl=…` behind a file's name makes every browser load everything again after each deploy. */
export const deployMarks: Check = {
  name: 'addresses of files',
  async look(site) {
    const paths = [
      ...locales.flatMap((locale) => [localizedPath('/', locale), href('contact', locale)]),
      ...(await hashedAssets(site)).filter((path) => /\.js(?:\?|$)/.test(path)),
    ];
    const problems = await each(paths, async (path) => {
      const marks = (await site.get(path)).text.match(/[?&]dpl=/g) ?? [];
      return marks.length === 0 ? [] : `${path} has ?dpl= in ${marks.length} addresses`;
    });
    return judge(
      problems.flat(),
      'stay the same over deploys (no ?dpl=)',
      tellDevelopers(
        'the adapter’s `client` settings (skew protection) must be left out in integrations/static-netlify.ts',
      ),
    );
  },
};
