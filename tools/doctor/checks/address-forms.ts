import { locales } from '../../../src/i18n/locales.ts';
import { href } from '../../../src/routing/href.ts';
import { type Check, judge } from '../check.ts';
import { canonicalOf, each } from '../samples.ts';
import { redirectTarget, type Site } from '../site.ts';

/** `/about/` and `/about.html`: each leads to `/about` or names that as its address. */
export const addressForms: Check = {
  name: 'forms of addresses',
  async look(site) {
    const forms = locales.flatMap((locale) => {
      const path = href('about', locale);
      return [`${path}/`, `${path}.html`].map((form) => ({ path, form }));
    });
    const problems = await each(forms, ({ path, form }) => problemOf(site, path, form));
    return judge(
      problems.flat(),
      'with a slash or .html at the end they stand for the same page',
      'in Netlify, “Pretty URLs” must be on (Project configuration, Build & deploy, Post processing)',
    );
  },
};

async function problemOf(site: Site, path: string, form: string): Promise<string[]> {
  const answer = await site.ask(form);
  const { status, text } = answer;
  if (status === 200) {
    const named = canonicalOf(text);
    const same = named !== undefined && named === canonicalOf((await site.get(path)).text);
    return same ? [] : [`${form} is a second page: it calls itself ${named}`];
  }
  const leadsThere = redirectTarget(answer, site)?.href === new URL(path, site.origin).href;
  return leadsThere ? [] : [`${form} answers ${status}, and doesn’t lead to ${path}`];
}
