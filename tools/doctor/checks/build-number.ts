import { load } from 'cheerio';
import * as v from 'valibot';
import { locales } from '../../../src/i18n/locales.ts';
import { localizedPath } from '../../../src/routing/href.ts';
import { type Check, fault, judge } from '../check.ts';
import { deployAgain, tellDevelopers } from '../remedies.ts';
import { each } from '../samples.ts';

const path = '/_astro/builds/latest.json';
const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ id: v.pipe(v.string(), v.nonEmpty()), timestamp: v.number() }),
);

/** By it an open page learns that there is a newer one. */
export const buildNumber: Check = {
  name: 'build number',
  async look(site) {
    const { status, headers, text } = await site.get(path);
    const latest = v.safeParse(schema, text);
    if (status !== 200 || !latest.success) {
      return fault(`${path} answers ${status} without a build’s id and time`, deployAgain);
    }
    const kept = headers['cache-control'];
    if (kept !== 'no-cache') {
      return fault(
        `${path} has cache-control: ${kept}, not no-cache`,
        tellDevelopers(
          'two header rules apply to this file and the wrong one wins: it must move out of /_astro, or that rule must not reach it',
        ),
      );
    }
    const { id } = latest.output;
    const problems = await each(locales, async (locale) => {
      const page = localizedPath('/', locale);
      const named = load((await site.get(page)).text)('meta[name="build-id"]').attr('content');
      return named === id ? [] : `${page} is of build ${named}, ${path} of ${id}`;
    });
    return judge(
      problems.flat(),
      `${id} on the pages and in ${path}`,
      'if a deploy has just ended, run the doctor again; else choose “Clear cache and deploy site” in Netlify',
    );
  },
};
