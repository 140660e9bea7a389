import type { LocalizedDocument } from '../content-types/documents.ts';
import type { DocumentType } from '../content-types/registry.ts';
import { isoDay } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import { translator } from '../i18n/translate.ts';
import { format } from './card.ts';
import { cardPath } from './card-files.ts';
import { documentCard, siteCard } from './cards.ts';

/** The `og:image` properties of a document's page, or of other pages in a language. */
export async function imageTags(
  page: LocalizedDocument<DocumentType> | Locale,
  absolute: (path: string) => string,
): Promise<[property: string, content: string][]> {
  if (!cardsEnabled) return [['og:image', absolute('/icon-512.png')], ...size(512, 512)];
  const card = typeof page === 'string' ? await siteCard(page) : await documentCard(page);
  return [
    ['og:image', absolute(cardPath(card))],
    ...size(format.width, format.height),
    ['og:image:alt', card.title],
  ];
}

/** Without a size, Facebook shows no picture for the first share of a page: it has not measured it yet. */
const size = (width: number, height: number): [property: string, content: string][] => [
  ['og:image:width', `${width}`],
  ['og:image:height', `${height}`],
];

/** The `article:` properties of a news item; undefined for other documents. */
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

/** False in a build with `OPEN_GRAPH=off`: no images are rendered, and pages refer to the icon. */
export const cardsEnabled = process.env['OPEN_GRAPH'] !== 'off';
