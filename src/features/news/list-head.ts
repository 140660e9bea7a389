import { formatMonth } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translate.ts';
import { pageDocument } from '../../routing/page-documents.ts';
import { isMonth, isTag, type NewsList } from './lists.ts';

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
