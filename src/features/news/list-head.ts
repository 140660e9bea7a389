// The title, summary and address of each list of news.
import { formatMonth } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translate.ts';
import type { Feed } from '../../routing/feeds.ts';
import { href } from '../../routing/href.ts';
import { pageDocument } from '../../routing/page-documents.ts';
import type { ListPage } from '../../routing/pagination.ts';
import { fewNews, newsListHref, newsListPath } from './links.ts';
import { isMonth, isTag, type NewsList } from './lists.ts';
import type { NewsItem } from './queries.ts';

/** The title and summary of a news list. */
export async function newsListMessages(list: NewsList, locale: Locale) {
  const t = translator(locale);
  if (list === 'all') return (await pageDocument('news', locale)).text;
  if (isMonth(list)) {
    const month = formatMonth(new Date(list), locale);
    return { title: t('news.month', { month }), summary: t('news.monthSummary', { month }) };
  }
  if (isTag(list)) {
    const tag = t(`news.tag.${list}`);
    return { title: t('news.tagged', { tag }), summary: t('news.taggedSummary', { tag }) };
  }
  return { title: t(`news.${list}`), summary: t(`news.${list}Summary`) };
}

/** Whether a page starts with pictures: the first page of a list that is long or has one item. */
export const hasLead = (page: Pick<ListPage<unknown>, 'number' | 'total'>) =>
  page.number === 1 && (page.total >= fewNews || page.total === 1);

/** The props that a page of a news list passes to the frame. */
export async function newsListHead(list: NewsList, page: ListPage<NewsItem>, locale: Locale) {
  const { number, items } = page;
  const isFirst = page.number === 1;
  const t = translator(locale);
  const document = list === 'all' ? await pageDocument('news', locale) : undefined;
  const messages = await newsListMessages(list, locale);
  const lang = document?.lang;
  const hub = { label: t('news.title'), href: href('news', locale) };
  const archive = { label: t('nav.archive'), href: href('newsArchive', locale) };
  const feed: Feed | undefined = list === 'university' || list === 'social' ? list : undefined;
  return {
    title: {
      text: isFirst ? messages.title : t('news.page', { title: messages.title, page: number }),
      lang,
    },
    description: { text: messages.summary, lang },
    document: isFirst ? document : undefined,
    firstPicture: hasLead(page) ? items[0]?.data.cover : undefined,
    feed,
    path: newsListPath(list, number),
    trail: [
      ...(list === 'all' ? [] : [hub]),
      ...(isMonth(list) ? [archive] : []),
      ...(isFirst ? [] : [{ label: messages.title, href: newsListHref(list, locale), lang }]),
    ],
  };
}
