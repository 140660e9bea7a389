import { defaultLocale } from '../../../src/i18n/locales.ts';
import { type Check, fault, ok } from '../check.ts';
import { languageOf } from '../samples.ts';
import { redirectTarget } from '../site.ts';

/** Whatever language a browser prefers: the site offers it, and sends nobody elsewhere. */
export const homePage: Check = {
  name: 'home page',
  async look(site) {
    const answer = await site.ask('/', { headers: { 'accept-language': 'ru,en;q=0.5' } });
    const { status, text } = answer;
    if (status !== 200) {
      const target = redirectTarget(answer, site);
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
