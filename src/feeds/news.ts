import { render } from 'astro:content';
import rss from '@astrojs/rss';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { newsListWords } from '../collections/news/list-words.ts';
import { type NewsItem, newsIn } from '../collections/news/queries.ts';
import { singleRecord } from '../collections/records.ts';
import type { Locale } from '../i18n/locales.ts';
import { localize } from '../i18n/localize.ts';
import { translator } from '../i18n/translate.ts';
import { portableProse } from '../prose.ts';
import { absoluteUrl, href } from '../routing/href.ts';
import { type NewsCategory, newsListHref } from '../routing/news-lists.ts';

/** The newest items are enough: a reader asks several times a day. */
const limit = 30;

/** The newest news of a list that are written in this language, with their full text, as RSS. */
export async function newsFeed(
  list: 'all' | NewsCategory,
  locale: Locale,
  site: URL,
): Promise<Response> {
  const { name } = await singleRecord('settings');
  const { title, summary } = await newsListWords(list, locale);
  const written = (await newsIn(list, locale)).filter(({ lang }) => !lang);
  const container = await AstroContainer.create();
  return rss({
    title: `${localize(name, locale).text}: ${title}`,
    description: summary,
    site: absoluteUrl(newsListHref(list, locale), site),
    trailingSlash: false,
    customData: `<language>${locale}</language>`,
    items: await Promise.all(
      written.slice(0, limit).map((item) => feedItem(item, site, container)),
    ),
  });
}

async function feedItem(
  { number, slug, text, data, entry, locale }: NewsItem,
  site: URL,
  container: AstroContainer,
) {
  const t = translator(locale);
  const { Content } = await render(entry);
  const link = absoluteUrl(href('newsItem', locale, { id: number, slug }), site);
  return {
    title: text.title,
    description: text.summary,
    content: portableProse(await container.renderToString(Content), locale, site),
    pubDate: data.date,
    categories: [t(`news.${data.category}`), ...data.tags.map((tag) => t(`news.tag.${tag}`))],
    link,
  };
}
