import { type Check, fault, findProblems, redeployAdvice } from '../check.ts';
import { hashedAssets, maxAgeSeconds, randomName } from '../inspect.ts';
import { latestBuildPath } from './build.ts';

/** Seconds. */
const year = 365 * 24 * 3600;

/** For how long browsers keep pages and files, whether they come compressed, and only when they changed. */
export const delivery: Check = {
  name: 'caching, compression',
  async run(site) {
    const assets = await hashedAssets(site);
    if (assets.length === 0)
      return fault('the home page loads no file from /_astro', redeployAdvice);
    return findProblems(
      [
        { path: '/', status: 200, ages: [0, 60] },
        // An open page asks for it.
        { path: latestBuildPath, status: 200, ages: [0, 0] },
        // It may be there once a deploy has ended.
        { path: `/_astro/${randomName()}.js`, status: 404, ages: [0, 3600] },
        ...assets.map((path) => ({ path, status: 200, ages: [year, year] })),
      ],
      async ({ path, status: expected, ages: [least = 0, most = 0] }) => {
        if (path.includes('?')) return `${path} has another address after each deploy`;
        const { status, headers, text } = await site.get(path);
        if (status !== expected) return `${path} answers ${status}, not ${expected}`;
        const cacheControl = headers.get('cache-control');
        const age = maxAgeSeconds(cacheControl) ?? Number.NaN;
        if (!(age >= least && age <= most)) return `${path} has cache-control: ${cacheControl}`;
        const isText = /text|script/.test(headers.get('content-type') ?? '') && text.length > 1500;
        if (isText && !/^(?:br|gzip)$/.test(headers.get('content-encoding') ?? '')) {
          return `${path} comes uncompressed`;
        }
        if (status !== 200) return undefined;
        const known = { 'if-none-match': headers.get('etag') ?? '' };
        const again = await site.request(path, { headers: known });
        return again.status === 304 ? undefined : `${path} is sent again, though it hasn’t changed`;
      },
      'a browser keeps scripts and pictures for a year, asks for pages after a minute at the latest, and gets only what has changed',
      'no service before Netlify may change cache-control, ETag, If-None-Match or the compression; if there is none, tell the developers which rule of src/security/header-rules.ts Netlify doesn’t keep',
    );
  },
};
