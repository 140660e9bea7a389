import type { LocalizedDocument } from '../collections/documents.ts';
import type { DocumentType } from '../collections/registry.ts';
import { isoDay } from '../i18n/format.ts';
import { translator } from '../i18n/translate.ts';

/** The `article:` properties of a news item; other documents are no articles. */
export function newsProperties({
  data,
  textLocale,
}: LocalizedDocument<DocumentType>): [property: string, content: string][] | undefined {
  if (!('category' in data)) return undefined;
  const t = translator(textLocale);
  return [
    ['article:published_time', isoDay(data.date)],
    ...(data.updated ? [['article:modified_time', isoDay(data.updated)] as [string, string]] : []),
    ['article:section', t(`news.${data.category}`)],
    ...data.tags.map((tag): [string, string] => ['article:tag', t(`news.tag.${tag}`)]),
  ];
}
