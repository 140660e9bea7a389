// The RSS feeds of news.
import { render } from 'astro:content';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { singleRecord } from '../../content-types/records.ts';
import { rssFeed } from '../../feeds/rss-feed.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localize } from '../../i18n/localize.ts';
import { translator } from '../../i18n/translate.ts';
import { feedHtml } from '../../markdown/localize-html.ts';
import { href } from '../../routing/href.ts';
import { absoluteUrl } from '../../routing/site.ts';
import { newsListHref } from './links.ts';
import { newsListMessages } from './list-head.ts';
import type { NewsCategory } from './lists.ts';
import { type NewsItem, newsIn } from './queries.ts';

/** Items in a feed: feed readers poll several times a day, so they don't need more. */
const limit = 30;

/** An RSS feed with the full text of the newest items written in this language. */
export async function newsFeed(list: 'all' | NewsCategory, locale: Locale): Promise<Response> {
  const { name } = await singleRecord('settings');
  const { title, summary } = await newsListMessages(list, locale);
  const written = (await newsIn(list, locale)).filter(({ lang }) => !lang);
  const newest = written.slice(0, limit);
  const container = await AstroContainer.create();
  return rssFeed({
    feed: list,
    locale,
    page: newsListHref(list, locale),
    title: `${localize(name, locale).text}: ${title}`,
    description: summary,
    days: newest.map(({ data }) => data.updated ?? data.date),
    items: await Promise.all(newest.map((item) => feedItem(item, container))),
  });
}

async function feedItem(
  { number, slug, text, data, entry, locale }: NewsItem,
  container: AstroContainer,
) {
  const t = translator(locale);
  const { Content } = await render(entry);
  const link = absoluteUrl(href('newsItem', locale, { id: number, slug }));
  return {
    title: text.title,
    description: text.summary,
    content: feedHtml(await container.renderToString(Content), locale),
    pubDate: data.date,
    categories: [t(`news.${data.category}`), ...data.tags.map((tag) => t(`news.tag.${tag}`))],
    link,
  };
}
