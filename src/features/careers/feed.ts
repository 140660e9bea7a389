// The RSS feed of vacancies.
import { singleRecord } from '../../content-types/records.ts';
import { rssFeed } from '../../feeds/rss-feed.ts';
import { formatDate } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localize } from '../../i18n/localize.ts';
import { translator } from '../../i18n/translate.ts';
import { href } from '../../routing/href.ts';
import { absoluteUrl } from '../../routing/site.ts';
import { vacancies } from './queries.ts';

/** An RSS feed of the vacancies that are open at build time and written in this language, latest first. */
export async function vacancyFeed(locale: Locale): Promise<Response> {
  const t = translator(locale);
  const { name } = await singleRecord('settings');
  const open = (await vacancies(locale))
    .filter(({ expired, translated }) => !expired && translated.includes(locale))
    .sort((a, b) => b.data.announced.valueOf() - a.data.announced.valueOf());
  return rssFeed({
    feed: 'vacancies',
    locale,
    page: href('careers', locale),
    title: `${localize(name, locale).text}: ${t('nav.careers')}`,
    description: t('vacancy.open'),
    days: open.map(({ data }) => data.announced),
    items: open.map(({ number, data, deadline }) => ({
      title: localize(data.title, locale).text,
      description: `${localize(data.description, locale).text} ${t('vacancy.deadline')}: ${formatDate(deadline, locale)}`,
      pubDate: data.announced,
      link: absoluteUrl(href('vacancy', locale, { id: number })),
    })),
  });
}
