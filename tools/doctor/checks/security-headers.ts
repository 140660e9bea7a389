import { defaultLocale } from '../../../src/i18n/locales.ts';
import { feedHref } from '../../../src/routing/feeds.ts';
import { openToOtherSites, securityHeaders } from '../../../src/security/headers.ts';
import { type Check, developerAdvice, toFinding } from '../check.ts';
import { hashedAssets, linkedPath, mapAll, randomName } from '../inspect.ts';
import { pathsByRoute } from '../paths-by-route.ts';
import type { HttpResponse } from '../request.ts';
import type { Site } from '../site.ts';

type Headers = Readonly<Record<string, string>>;

const { page: pageHeaders, data: dataHeaders } = securityHeaders();

/**
 * The headers that the platform sends with files. Redirects are left out: "custom headers apply only to
 * files Netlify serves from our own backing store" (docs.netlify.com/manage/routing/headers, 2026-11-22).
 */
export const fileHeaders: Check = {
  name: 'headers of files',
  async run(site) {
    const samples = (await fileSamples(site)).filter(({ path }) => path !== undefined);
    const problems = await mapAll(samples, async ({ kind, path = '', accepted }) => {
      return findHeaderProblems(await site.get(path), accepted).map(
        (problem) => `${kind} ${problem}`,
      );
    });
    return toFinding(
      problems.flat(),
      `${samples.length} kinds of files have the site’s security headers`,
      'the file _headers must be in the published folder "dist": deploy again with "npm run build"; if another service stands before Netlify, it must pass the headers on as they are',
    );
  },
};

interface Sample {
  kind: string;
  path: string | undefined;
  /** Sets of headers, each of whose values is right. */
  accepted: readonly Headers[];
}

async function fileSamples(site: Site): Promise<Sample[]> {
  const [asset] = await hashedAssets(site);
  const article = (await pathsByRoute(site)).get('article');
  const picture = await linkedPath(site, '/', 'meta[property="og:image"]', 'content');
  const pdf = article && (await linkedPath(site, article, 'a[href$=".pdf"]', 'href'));
  const open = [pageHeaders, dataHeaders].map((headers) => ({ ...headers, ...openToOtherSites }));
  return [
    { kind: 'a page', path: '/', accepted: [pageHeaders] },
    { kind: 'a page that isn’t there', path: `/${randomName()}`, accepted: [pageHeaders] },
    { kind: 'a script or picture of a page', path: asset, accepted: open },
    { kind: 'a feed', path: feedHref('all', defaultLocale), accepted: open },
    { kind: 'a picture for messengers', path: picture, accepted: open },
    { kind: 'a PDF', path: pdf, accepted: open },
  ];
}

const functionSamples = [
  {
    kind: 'a challenge',
    path: '/api/bot-challenge?action=contact',
    accept: 'application/json',
    expected: dataHeaders,
  },
  {
    kind: 'a refusal in JSON',
    path: '/api/contact',
    accept: 'application/json',
    expected: dataHeaders,
  },
  { kind: 'a refusal as a page', path: '/api/contact', accept: 'text/html', expected: pageHeaders },
];

/** The headers that functions send themselves: the platform's header rules don't apply to them. */
export const functionHeaders: Check = {
  name: 'headers of functions',
  async run(site) {
    const problems = await mapAll(functionSamples, async ({ kind, path, accept, expected }) => {
      const response = await site.request(path, { headers: { accept } });
      return findHeaderProblems(response, [expected]).map((problem) => `${kind} ${problem}`);
    });
    return toFinding(
      problems.flat(),
      'functions’ answers have the site’s security headers, as JSON and as a page',
      developerAdvice(
        'every response of a function must have the headers of src/security/headers.ts',
      ),
    );
  },
};

/** Checked with HTTPS: a variable of the build chooses its value. */
const hsts = 'strict-transport-security';

/**
 * The problems of a response's security headers. Each header in the first of the `accepted` sets must
 * have its value in one of them, or several of these, as where several header rules apply.
 */
function findHeaderProblems(
  { path, headers }: Pick<HttpResponse, 'path' | 'headers'>,
  accepted: readonly Headers[],
): string[] {
  const names = Object.keys(accepted[0] ?? {}).filter((name) => name !== hsts);
  return names.flatMap((name) => {
    const value = [headers[name] ?? []].flat().join(', ');
    if (value === '') return `(${path}) has no ${name}`;
    const others = accepted.reduce((rest, { [name]: one = '' }) => rest.replace(one, ''), value);
    return /^[, ]*$/.test(others) ? [] : `(${path}) has ${name}: ${value}`;
  });
}
