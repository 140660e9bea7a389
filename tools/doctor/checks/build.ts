import { load } from 'cheerio/slim';
import * as v from 'valibot';
import { locales } from '../../../src/i18n/locales.ts';
import { localizedPath } from '../../../src/i18n/paths.ts';
import { type Check, fault, findProblems, ok, redeployAdvice } from '../check.ts';

/** Whether the build was made for this address, and search engines are let in. */
export const siteAddress: Check = {
  name: 'site address',
  async run(site) {
    const { headers, text } = await site.get('/');
    const named = load(text)('link[rel="canonical"]').attr('href');
    if (!named || (!site.isLocal && named !== `${site.origin}/`)) {
      return fault(
        `the home page calls itself ${named}`,
        `this is the commonest fault of a first deploy: set SITE_URL to ${site.origin} in Netlify (Project configuration, Environment variables) and deploy again, or, if the other address is the right one, run the doctor with that`,
      );
    }
    const robots = headers.get('x-robots-tag') ?? '';
    if (/noindex|none/i.test(robots)) {
      return fault(
        `pages have x-robots-tag: ${robots}, which keeps search engines out`,
        'Netlify does so with previews and branches: run the doctor with the address of production',
      );
    }
    return ok(`pages call themselves ${named}`);
  },
};

/** By which an open page detects that a newer build is published. */
export const latestBuildPath = '/_astro/builds/latest.json';

const latestBuild = v.pipe(v.string(), v.parseJson(), v.object({ id: v.string() }));

/** Whether pages are of the build that is said to be the latest. */
export const buildNumber: Check = {
  name: 'build number',
  async run(site) {
    const { status, text } = await site.get(latestBuildPath);
    const latest = v.safeParse(latestBuild, text);
    if (status !== 200 || !latest.success) {
      return fault(`${latestBuildPath} answers ${status} without a build’s id`, redeployAdvice);
    }
    const { id } = latest.output;
    return findProblems(
      locales.map((locale) => localizedPath('/', locale)),
      async (page) => {
        const named = load((await site.get(page)).text)('meta[name="build-id"]').attr('content');
        return named === id ? undefined : `${page} is of build ${named}, the latest is ${id}`;
      },
      `${id} on the pages and in ${latestBuildPath}`,
      'if a deploy has just ended, run the doctor again; else choose “Clear cache and deploy site” in Netlify',
    );
  },
};
