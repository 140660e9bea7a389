import { locales } from '../../../src/i18n/locales.ts';
import { href, localizedPath } from '../../../src/routing/href.ts';
import { type Check, judge } from '../check.ts';
import { each, secondsKept } from '../samples.ts';

export const pageCaching: Check = {
  name: 'caching of pages',
  async look(site) {
    const paths = locales.flatMap((locale) => [localizedPath('/', locale), href('news', locale)]);
    const problems = await each(paths, async (path) => {
      const kept = (await site.get(path)).headers['cache-control'];
      return secondsKept(kept) === 0 ? [] : `${path} has cache-control: ${kept}`;
    });
    return judge(
      problems.flat(),
      'a browser asks each time whether a page has changed',
      'visitors would not see what is new: no header rule for pages and no service before Netlify may set cache-control; Netlify’s own is "public,max-age=0,must-revalidate"',
    );
  },
};
