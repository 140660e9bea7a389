import { locales } from '../../../src/i18n/locales.ts';
import { href, localizedPath } from '../../../src/routing/href.ts';
import { fixedRedirects } from '../../../src/routing/redirects.ts';
import { type Check, redeployAdvice, siteUrlAdvice, toFinding } from '../check.ts';
import { canonicalOf, languageOf, mapAll, randomName } from '../inspect.ts';
import { isSiteUrl, redirectTarget, type Site } from '../site.ts';

/** Whether `/about/` and `/about.html` redirect to `/about` or have it as their canonical address. */
export const urlVariants: Check = {
  name: 'forms of addresses',
  async run(site) {
    const variants = locales.flatMap((locale) => {
      const path = href('about', locale);
      return [`${path}/`, `${path}.html`].map((variant) => ({ path, variant }));
    });
    const problems = await mapAll(variants, ({ path, variant }) => problemOf(site, path, variant));
    return toFinding(
      problems.flat(),
      'with a slash or .html at the end they stand for the same page',
      'in Netlify, “Pretty URLs” must be on (Project configuration, Build & deploy, Post processing)',
    );
  },
};

async function problemOf(site: Site, path: string, variant: string): Promise<string[]> {
  const response = await site.request(variant);
  const { status, text } = response;
  if (status === 200) {
    const named = canonicalOf(text);
    const same = named !== undefined && named === canonicalOf((await site.get(path)).text);
    return same ? [] : [`${variant} is a second page: it calls itself ${named}`];
  }
  const leadsThere = redirectTarget(response, site)?.href === new URL(path, site.origin).href;
  return leadsThere ? [] : [`${variant} answers ${status}, and doesn’t lead to ${path}`];
}

/** Whether home pages have their address as canonical. */
export const canonicalUrls: Check = {
  name: 'site address',
  async run(site) {
    const problems = await mapAll(locales, async (locale) => {
      const path = localizedPath('/', locale);
      const canonical = canonicalOf((await site.get(path)).text);
      if (canonical === undefined) return `${path} names no address of its own`;
      const isRight = isSiteUrl(site, canonical) && URL.parse(canonical)?.pathname === path;
      return isRight ? [] : `${path} calls itself ${canonical}`;
    });
    return toFinding(problems.flat(), `pages call themselves ${site.origin}`, siteUrlAdvice(site));
  },
};

/** Whether the site's fixed redirects work. */
export const redirects: Check = {
  name: 'redirects',
  async run(site) {
    const expected = Object.entries(fixedRedirects());
    const problems = await mapAll(expected, async ([from, to]) => {
      const response = await site.request(from);
      const target = redirectTarget(response, site);
      if (response.status === 301 && target?.href === new URL(to, site.origin).href) return [];
      const where = target ? ` and leads to ${target.href}` : '';
      return `${from} answers ${response.status}${where}, not 301 to ${to}`;
    });
    return toFinding(
      problems.flat(),
      `${expected.length} old addresses lead to the new ones`,
      redeployAdvice,
    );
  },
};

/** Whether unknown addresses get a 404 page in their language. */
export const notFoundPages: Check = {
  name: 'unknown addresses',
  async run(site) {
    const problems = await mapAll(locales, async (locale) => {
      const path = localizedPath(`/${randomName()}`, locale);
      const { status, text } = await site.request(path);
      if (status !== 404) return `${path} answers ${status}, not 404`;
      const language = languageOf(text);
      return language === locale ? [] : `the 404 page of ${path} is in "${language}"`;
    });
    return toFinding(
      problems.flat(),
      'get status 404 and a page in the language of the address',
      redeployAdvice,
    );
  },
};
