import { type Check, fault, ok } from '../check.ts';
import { deployAgain, tellDevelopers } from '../remedies.ts';
import { secondsKept, unknownName } from '../samples.ts';

/** A file that is asked for while a deploy is under way must be found afterwards. */
export const missingAssets: Check = {
  name: 'missing files',
  async look(site) {
    const path = `/_astro/${unknownName()}.js`;
    const { status, headers } = await site.ask(path);
    if (status !== 404) return fault(`${path} answers ${status}, not 404`, deployAgain);
    const kept = headers['cache-control'];
    if (/\bimmutable\b/.test(kept ?? '') || (secondsKept(kept) ?? 0) > 3600) {
      return fault(
        `${path} isn’t there, and a browser remembers that: cache-control: ${kept}`,
        tellDevelopers(
          'the platform applies the rule for /_astro/* to what isn’t there; the rule must name the files’ formats, or go',
        ),
      );
    }
    return ok('get status 404, which no browser keeps for long');
  },
};
