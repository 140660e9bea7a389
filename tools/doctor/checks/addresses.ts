import { locales } from '../../../src/i18n/locales.ts';
import { localizedPath } from '../../../src/i18n/paths.ts';
import { path } from '../../../src/routing/href.ts';
import { fixedRedirects } from '../../../src/routing/redirects.ts';
import { type Check, findProblems, redeployAdvice } from '../check.ts';
import { randomName } from '../inspect.ts';
import { targetOf } from '../site.ts';

const moved = Object.entries(fixedRedirects()).map(([from, to]) => [from, `301 to ${to}`] as const);

const about = path('about');
const variants = [`${about}/`, `${about}.html`];

/** Whether the host keeps the site's redirects and 404 pages, and knows a page by one address. */
export const addresses: Check = {
  name: 'addresses',
  run: async (site) => {
    const unknown = locales.map((locale) => [
      localizedPath(`/${randomName()}`, locale),
      `404 in ${locale}`,
    ]);
    return findProblems(
      [...moved, ...variants.map((variant) => [variant, `301 to ${about}`]), ...unknown],
      async ([asked = '', expected = '']) => {
        const answer = await site.request(asked);
        const target = targetOf(answer, site)?.replace(site.origin, '');
        const [, language] = /<html[^>]*\slang="?([\w-]+)/.exec(answer.text) ?? [];
        const given = `${answer.status} ${target === undefined ? `in ${language}` : `to ${target}`}`;
        // Netlify may answer with the page itself, whose canonical address is the other one.
        const isPage = variants.includes(asked) && answer.status === 200;
        return given === expected || isPage
          ? undefined
          : `${asked} answers ${given}, not ${expected}`;
      },
      'old and unknown addresses, and those with a slash or .html, are answered as they must be',
      `for a slash or .html, “Pretty URLs” must be on in Netlify (Project configuration, Build & deploy, Post processing); else ${redeployAdvice}`,
    );
  },
};
