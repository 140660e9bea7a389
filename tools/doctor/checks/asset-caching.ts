import { type Check, fault, judge } from '../check.ts';
import { deployAgain, tellDevelopers } from '../remedies.ts';
import { each, hashedAssets, secondsKept } from '../samples.ts';

const year = 365 * 24 * 3600;

export const assetCaching: Check = {
  name: 'caching of files',
  async look(site) {
    const paths = await hashedAssets(site);
    if (paths.length === 0) return fault('the home page loads no file from /_astro', deployAgain);
    const problems = await each(paths, async (path) => {
      const { status, headers } = await site.get(path);
      const kept = headers['cache-control'];
      if (status !== 200) return `${path} answers ${status}`;
      const forEver = /\bimmutable\b/.test(kept ?? '') && (secondsKept(kept) ?? 0) >= year;
      return forEver ? [] : `${path} has cache-control: ${kept}`;
    });
    return judge(
      problems.flat(),
      'a browser keeps scripts and pictures for a year',
      tellDevelopers('files in /_astro must have "public, max-age=31536000, immutable"'),
    );
  },
};
