import { defaultLocale } from '../../../src/i18n/locales.ts';
import { feedHref } from '../../../src/routing/feeds.ts';
import { type Check, judge } from '../check.ts';
import { answerHeaders, openHeaders, pageHeaders } from '../expected-headers.ts';
import { headerProblems } from '../header-problems.ts';
import { pageKinds } from '../page-kinds.ts';
import { each, hashedAssets, linkedPath, unknownName } from '../samples.ts';
import type { Site } from '../site.ts';

/**
 * What the platform sends with files. Redirects are left out: "custom headers apply only to files
 * Netlify serves from our own backing store" (docs.netlify.com/manage/routing/headers, 2026-11-22).
 */
export const fileHeaders: Check = {
  name: 'headers of files',
  async look(site) {
    const samples = (await samplesOf(site)).filter(({ path }) => path !== undefined);
    const problems = await each(samples, async ({ kind, path = '', accepted }) => {
      return headerProblems(await site.get(path), accepted).map((problem) => `${kind} ${problem}`);
    });
    return judge(
      problems.flat(),
      `${samples.length} kinds of files have the site’s security headers`,
      'the file _headers must be in the published folder "dist": deploy again with "npm run build"; if another service stands before Netlify, it must pass the headers on as they are',
    );
  },
};

interface Sample {
  kind: string;
  path: string | undefined;
  /** Whose values of the headers are right. */
  accepted: readonly Readonly<Record<string, string>>[];
}

async function samplesOf(site: Site): Promise<Sample[]> {
  const [asset] = await hashedAssets(site);
  const article = (await pageKinds(site)).get('article');
  const picture = await linkedPath(site, '/', 'meta[property="og:image"]', 'content');
  const pdf = article && (await linkedPath(site, article, 'a[href$=".pdf"]', 'href'));
  const file = [pageHeaders, answerHeaders];
  const open = file.map((headers) => ({ ...headers, ...openHeaders }));
  return [
    { kind: 'a page', path: '/', accepted: [pageHeaders] },
    { kind: 'a page that isn’t there', path: `/${unknownName()}`, accepted: [pageHeaders] },
    { kind: 'a script or picture of a page', path: asset, accepted: file },
    { kind: 'a feed', path: feedHref('all', defaultLocale), accepted: open },
    { kind: 'a picture for messengers', path: picture, accepted: open },
    { kind: 'a PDF', path: pdf, accepted: open },
  ];
}
