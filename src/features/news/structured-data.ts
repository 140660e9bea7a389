// Structured data of a news item for search engines.
import type { NewsArticle, Organization } from 'schema-dts';
import type { LocalizedDocument } from '../../content-types/documents.ts';
import { isoDay } from '../../i18n/format.ts';
import { translator } from '../../i18n/translate.ts';
import { href } from '../../routing/href.ts';
import { absoluteUrl } from '../../routing/site.ts';

/** The properties of a news item that structured data needs. */
export type NewsEntry = Pick<
  LocalizedDocument<'news'>,
  'number' | 'slug' | 'data' | 'text' | 'textLocale'
>;

/** A news item in the language of its text; `image` is the cover's URL. */
export function newsArticle(
  { number, slug, data, text, textLocale }: NewsEntry,
  { publisher, image }: { publisher: Organization; image?: string | undefined },
): NewsArticle {
  const t = translator(textLocale);
  const url = absoluteUrl(href('newsItem', textLocale, { id: number, slug }));
  return {
    '@type': 'NewsArticle',
    '@id': `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline: text.title,
    description: text.summary,
    inLanguage: textLocale,
    datePublished: isoDay(data.date),
    dateModified: isoDay(data.updated ?? data.date),
    image,
    articleSection: t(`news.${data.category}`),
    keywords: data.tags.length > 0 ? data.tags.map((tag) => t(`news.tag.${tag}`)) : undefined,
    author: publisher,
    publisher,
  };
}
