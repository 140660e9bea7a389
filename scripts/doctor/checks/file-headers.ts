import { defaultLocale } from '../../../src/i18n/locales.ts';
import { feedHref } from '../../../src/routing/feeds.ts';
import type { Answer } from '../ask.ts';
import { type Check, judge } from '../check.ts';
import { answerHeaders, pageHeaders } from '../expected-headers.ts';
import { headerProblems } from '../header-problems.ts';
import { pageKinds } from '../page-kinds.ts';
import { each, hashedAssets, linkedPath, unknownName } from '../samples.ts';
import type { Site } from '../site.ts';

/**
 * What the platform sends with files. With redirects it sends none of them: header rules apply "only
 * to files Netlify serves itself" (docs.netlify.com/manage/routing/headers, read 2026-11-22).
 */
export const fileHeaders: Check = {
  name: 'headers of files',
  async look(site) {
    const samples = (await samplesOf(site)).filter(({ path }) => path !== undefined);
    const problems = await each(samples, async ({ kind, path = '', accepted, open }) => {
      const answer: Answer = await site.get(path);
      return headerProblems(answer, accepted, open).map((problem) => `${kind} ${problem}`);
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
  /** The values of headers that are right: those of pages, or besides those of other answers. */
  accepted: readonly Readonly<Record<string, string>>[];
  /** Other sites may embed it. */
  open: boolean;
}

async function samplesOf(site: Site): Promise<Sample[]> {
  const [asset] = await hashedAssets(site);
  const article = (await pageKinds(site)).get('article');
  const picture = await linkedPath(site, '/', 'meta[property="og:image"]', 'content');
  const pdf = article && (await linkedPath(site, article, 'a[href$=".pdf"]', 'href'));
  const page = { accepted: [pageHeaders], open: false };
  const file = { accepted: [pageHeaders, answerHeaders] };
  return [
    { kind: 'a page', path: '/', ...page },
    { kind: 'a page that isn’t there', path: `/${unknownName()}`, ...page },
    { kind: 'a script or picture of a page', path: asset, ...file, open: false },
    { kind: 'a feed', path: feedHref('all', defaultLocale), ...file, open: true },
    { kind: 'a picture for messengers', path: picture, ...file, open: true },
    { kind: 'a PDF', path: pdf, ...file, open: true },
  ];
}
