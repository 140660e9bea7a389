import { locales } from '../../../src/i18n/locales.ts';
import { localizedPath } from '../../../src/routing/href.ts';
import { type Check, judge } from '../check.ts';
import { setSiteUrl } from '../remedies.ts';
import { canonicalOf, each } from '../samples.ts';
import { isOwn } from '../site.ts';

export const siteAddress: Check = {
  name: 'site address',
  async look(site) {
    const problems = await each(locales, async (locale) => {
      const path = localizedPath('/', locale);
      const canonical = canonicalOf((await site.get(path)).text);
      if (canonical === undefined) return `${path} names no address of its own`;
      const isRight = isOwn(site, canonical) && URL.parse(canonical)?.pathname === path;
      return isRight ? [] : `${path} calls itself ${canonical}`;
    });
    return judge(problems.flat(), `pages call themselves ${site.origin}`, setSiteUrl(site));
  },
};
