// The props that a news item's page passes to the frame.
import { translator } from '../../i18n/translate.ts';
import { imageUrl } from '../../images/image-files.ts';
import { documentPath, href } from '../../routing/href.ts';
import { loadUniversityReference } from '../../structured-data/from-content.ts';
import { newsListHref } from './links.ts';
import type { NewsItem } from './queries.ts';
import { newsArticle } from './structured-data.ts';

export async function newsHead(item: NewsItem) {
  const { locale, textLocale, data } = item;
  const t = translator(locale);
  const publisher = await loadUniversityReference(textLocale);
  const image = data.cover && (await imageUrl(data.cover));
  return {
    trail: [
      { label: t('news.title'), href: href('news', locale) },
      { label: t(`news.${data.category}`), href: newsListHref(data.category, locale) },
    ],
    structured: [newsArticle(item, { publisher, image })],
    path: documentPath('newsItem', item),
    search: { category: data.category, date: data.date },
  };
}
