import { load } from 'cheerio';
import { locales } from '../../../src/i18n/locales.ts';
import { feedHref } from '../../../src/routing/feeds.ts';
import { type Check, fault, judge } from '../check.ts';
import { deployAgain, setSiteUrl } from '../remedies.ts';
import { each } from '../samples.ts';
import { isOwn } from '../site.ts';

export const feeds: Check = {
  name: 'news feeds',
  async look(site) {
    const read = await each(locales, async (locale) => {
      const path = feedHref('all', locale);
      const { status, text } = await site.get(path);
      const $ = load(text, { xml: true });
      const isWhole =
        status === 200 && text.trimEnd().endsWith('</rss>') && $('channel').length > 0;
      const links = $('channel > link, item > link')
        .toArray()
        .map((link) => $(link).text());
      const strange = links.find((link) => !isOwn(site, link));
      return { path, status, isWhole, items: $('item').length, strange };
    });
    const broken = read.find(({ isWhole }) => !isWhole);
    if (broken) return fault(`${broken.path} answers ${broken.status} without a feed`, deployAgain);
    return judge(
      read.flatMap(({ path, strange }) =>
        strange === undefined ? [] : [`${path} leads to ${strange}`],
      ),
      read.map(({ path, items }) => `${path} (${items})`).join(', '),
      setSiteUrl(site),
    );
  },
};
