import { locales } from '../../../src/i18n/locales.ts';
import { localizedPath } from '../../../src/i18n/paths.ts';
import { href } from '../../../src/routing/href.ts';
import { type Check, developerAdvice, fault, ok, redeployAdvice, toFinding } from '../check.ts';
import { hashedAssets, mapAll, maxAgeSeconds, randomName } from '../inspect.ts';

/** Seconds. */
const year = 365 * 24 * 3600;

/** Whether browsers keep files with a hash in their name. */
export const assetCaching: Check = {
  name: 'caching of files',
  async run(site) {
    const paths = await hashedAssets(site);
    if (paths.length === 0)
      return fault('the home page loads no file from /_astro', redeployAdvice);
    const problems = await mapAll(paths, async (path) => {
      const { status, headers } = await site.get(path);
      const cacheControl = headers['cache-control'];
      if (status !== 200) return `${path} answers ${status}`;
      const isImmutable =
        /\bimmutable\b/.test(cacheControl ?? '') && (maxAgeSeconds(cacheControl) ?? 0) >= year;
      return isImmutable ? [] : `${path} has cache-control: ${cacheControl}`;
    });
    return toFinding(
      problems.flat(),
      'a browser keeps scripts and pictures for a year',
      developerAdvice('files in /_astro must have "public, max-age=31536000, immutable"'),
    );
  },
};

/** For how long a page may be shown without asking the server, in seconds. */
const maxPageAge = 60;

/** Whether browsers soon revalidate pages. */
export const pageCaching: Check = {
  name: 'caching of pages',
  async run(site) {
    const paths = locales.flatMap((locale) => [localizedPath('/', locale), href('news', locale)]);
    const problems = await mapAll(paths, async (path) => {
      const cacheControl = (await site.get(path)).headers['cache-control'];
      const age = maxAgeSeconds(cacheControl) ?? Number.POSITIVE_INFINITY;
      return age <= maxPageAge ? [] : `${path} has cache-control: ${cacheControl}`;
    });
    return toFinding(
      problems.flat(),
      'a browser asks after a minute at the latest whether a page has changed',
      'visitors would not see what is new: pages must have "max-age=30, must-revalidate" (src/security/header-rules.ts), and no service before Netlify may change that',
    );
  },
};

/** Whether a 404 for a file is not cached: the file may be there once a deploy has ended. */
export const missingAssets: Check = {
  name: 'missing files',
  async run(site) {
    const path = `/_astro/${randomName()}.js`;
    const { status, headers } = await site.request(path);
    if (status !== 404) return fault(`${path} answers ${status}, not 404`, redeployAdvice);
    const cacheControl = headers['cache-control'];
    if (/\bimmutable\b/.test(cacheControl ?? '') || (maxAgeSeconds(cacheControl) ?? 0) > 3600) {
      return fault(
        `${path} isn’t there, and a browser remembers that: cache-control: ${cacheControl}`,
        developerAdvice(
          'the platform applies the rule for /_astro/* to what isn’t there; the rule must name the files’ formats, or go',
        ),
      );
    }
    return ok('get status 404, which no browser keeps for long');
  },
};

/** Whether pages and files that have not changed get status 304. */
export const conditionalRequests: Check = {
  name: 'unchanged pages',
  async run(site) {
    const [asset = []] = await hashedAssets(site);
    const problems = await mapAll(['/', asset].flat(), async (path) => {
      const { etag } = (await site.get(path)).headers;
      if (!etag) return `${path} has no ETag`;
      const { status } = await site.request(path, { headers: { 'if-none-match': etag } });
      return status === 304 ? [] : `${path} answers ${status}, not 304, to a browser that has it`;
    });
    return toFinding(
      problems.flat(),
      'are not sent a second time (304)',
      'every visit would load everything again: if another service stands before Netlify, it must pass on ETag and If-None-Match',
    );
  },
};
