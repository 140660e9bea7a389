import { documentByNumber } from '../content-types/documents.ts';
import { singleRecord } from '../content-types/records.ts';
import { defaultLocale, type Locale } from '../i18n/locales.ts';
import { memoizeContent } from '../memoize/memoize.ts';
import { href } from './href.ts';

/** The route parameters of the article about the nursing programmes; undefined if the settings name none. */
export const nursingArticle = memoizeContent(async () => {
  const { nursing } = await singleRecord('settings');
  if (!nursing) return undefined;
  const { number, slug } = await documentByNumber('news', nursing.article, defaultLocale);
  return { id: number, slug };
});

/** The target of links about nursing; undefined without such an article. */
export async function nursingHref(locale: Locale): Promise<string | undefined> {
  const article = await nursingArticle();
  return article && href('newsItem', locale, article);
}
