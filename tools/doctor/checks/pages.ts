import { defaultLocale, locales } from '../../../src/i18n/locales.ts';
import { localizedPath, path } from '../../../src/routing/href.ts';
import { type Check, developerAdvice, fault, ok, redeployAdvice, toFinding } from '../check.ts';
import { languageOf, mapAll } from '../inspect.ts';
import { pathsByRoute } from '../paths-by-route.ts';
import { redirectTarget } from '../site.ts';

/** Whether the home page is served whatever language the browser prefers, without a redirect. */
export const homePage: Check = {
  name: 'home page',
  async run(site) {
    const response = await site.request('/', { headers: { 'accept-language': 'ru,en;q=0.5' } });
    const { status, text } = response;
    if (status !== 200) {
      const target = redirectTarget(response, site);
      const where = target ? ` and leads to ${target.href}` : '';
      return fault(
        `/ answers ${status}${where} to a browser that prefers Russian`,
        'no redirect by language may be set: look for one in Netlify (netlify.toml, _redirects, edge functions)',
      );
    }
    const language = languageOf(text);
    if (language !== defaultLocale) {
      return fault(
        `/ is in "${language}", not in "${defaultLocale}"`,
        'another site or an old deploy is published: see Deploys in Netlify',
      );
    }
    return ok('in Uzbek for every browser, without a redirect');
  },
};

/** Whether a page of each route is served in every language. */
export const pages: Check = {
  name: 'pages',
  async run(site) {
    const samples = [...(await pathsByRoute(site)).values()];
    const paths = samples.flatMap((path) =>
      locales.map((locale) => ({ locale, path: localizedPath(path, locale) })),
    );
    const problems = await mapAll(paths, async ({ locale, path }) => {
      const { status, text } = await site.get(path);
      if (status !== 200) return `${path} answers ${status}`;
      const language = languageOf(text);
      return language === locale ? [] : `${path} is in "${language}", not in "${locale}"`;
    });
    return toFinding(
      problems.flat(),
      `${samples.length} kinds of pages response in ${locales.length} languages`,
      redeployAdvice,
    );
  },
};

/** Whether a form posted to a page's address is rejected, so that it never looks accepted. */
export const postsToPages: Check = {
  name: 'posts to pages',
  async run(site) {
    const { status } = await site.request(path('about'), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'doctor=1',
    });
    if (status >= 400 && status < 500) return ok(`are refused (${status})`);
    return fault(
      `a POST to ${path('about')} answers ${status}`,
      developerAdvice('what is sent to a page’s address must be refused; 405 is expected'),
    );
  },
};
