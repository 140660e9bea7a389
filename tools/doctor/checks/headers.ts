import { defaultLocale } from '../../../src/i18n/locales.ts';
import { feedHref } from '../../../src/routing/feeds.ts';
import { openToOtherSites, securityHeaders } from '../../../src/security/headers.ts';
import { type Check, findProblems, functionsAdvice } from '../check.ts';
import { hashedAssets, randomName } from '../inspect.ts';
import type { Site } from '../site.ts';

interface Sample {
  path: string;
  accept?: string;
  status: number;
  /** Sets of headers. Each header of the first has its value in one of them, or in several. */
  accepted: readonly Readonly<Record<string, string>>[];
}

const { page, data } = securityHeaders();
const open = [page, data].map((headers) => ({ ...headers, ...openToOtherSites }));

/**
 * The headers that the platform sends with files. Redirects are left out: "custom headers apply only to
 * files Netlify serves from our own backing store" (docs.netlify.com/manage/routing/headers, 2026-11-22).
 */
export const fileHeaders: Check = {
  name: 'headers of files',
  run: async (site) =>
    findProblems<Sample>(
      [
        { path: '/', status: 200, accepted: [page] },
        { path: `/${randomName()}`, status: 404, accepted: [page] },
        { path: feedHref('all', defaultLocale), status: 200, accepted: open },
        ...(await hashedAssets(site)).map((path) => ({ path, status: 200, accepted: open })),
      ],
      (sample) => problemOf(site, sample),
      'pages, feeds and files have the site’s security headers',
      'the file _headers must be in the published folder "dist": deploy again with "npm run build"; if another service stands before Netlify, it must pass the headers on as they are',
    ),
};

const answers: readonly Sample[] = [
  {
    path: '/api/bot-challenge?action=contact',
    accept: 'application/json',
    status: 200,
    accepted: [data],
  },
  { path: '/api/contact', accept: 'application/json', status: 405, accepted: [data] },
  { path: '/api/contact', accept: 'text/html', status: 405, accepted: [page] },
];

/** Whether functions answer; they send their headers themselves. */
export const functions: Check = {
  name: 'functions',
  run: (site) =>
    findProblems(
      answers,
      (sample) => problemOf(site, sample),
      'give out challenges and refuse what is no form, with the site’s security headers',
      `${functionsAdvice}; their headers are those of src/security/headers.ts`,
    ),
};

/** Checked with HTTPS: a variable of the build chooses its value. */
const hsts = 'strict-transport-security';

async function problemOf(
  site: Site,
  { path, accept = '*/*', status: expected, accepted }: Sample,
): Promise<string | undefined> {
  const { status, headers } = await site.request(path, { headers: { accept } });
  if (status !== expected) return `${path} answers ${status}, not ${expected}`;
  const wrong = Object.keys(accepted[0] ?? {}).find((name) => {
    const value = headers.get(name) ?? '';
    const rest = accepted.reduce((text, { [name]: one = '' }) => text.replace(one, ''), value);
    return name !== hsts && (value === '' || !/^[, ]*$/.test(rest));
  });
  return wrong && `${path} (${accept}) has ${wrong}: ${headers.get(wrong)}`;
}
