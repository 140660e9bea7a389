import { load } from 'cheerio';
import { type Check, fault, judge } from '../check.ts';
import { deployAgain, setSiteUrl } from '../remedies.ts';
import { each } from '../samples.ts';
import { isOwn } from '../site.ts';

/** How many of its addresses are tried. */
const tried = 20;

export const sitemap: Check = {
  name: 'sitemap',
  async look(site) {
    const { status, text } = await site.get('/sitemap.xml');
    const $ = load(text, { xml: true });
    const pages = $('urlset > url > loc')
      .toArray()
      .map((loc) => $(loc).text());
    if (status !== 200 || pages.length === 0 || !text.trimEnd().endsWith('</urlset>')) {
      return fault(`/sitemap.xml answers ${status} without a sitemap`, deployAgain);
    }
    const alternates = $('url > *[hreflang]')
      .toArray()
      .map((link) => $(link).attr('href') ?? '');
    const strange = [...pages, ...alternates].filter((address) => !isOwn(site, address));
    if (strange.length > 0) {
      return fault(`names ${strange.length} addresses such as ${strange[0]}`, setSiteUrl(site));
    }
    // Odd, since a page's languages stand side by side.
    const step = Math.ceil(pages.length / tried) | 1;
    const sample = pages.filter((_, index) => index % step === 0);
    const problems = await each(sample, async (address) => {
      const { pathname } = new URL(address);
      const answer = await site.get(pathname);
      return answer.status === 200 ? [] : `${pathname} answers ${answer.status}`;
    });
    return judge(
      problems.flat(),
      `names ${pages.length} pages, of which ${sample.length} were tried`,
      deployAgain,
    );
  },
};
