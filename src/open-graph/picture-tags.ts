import type { LocalizedDocument } from '../collections/documents.ts';
import type { DocumentType } from '../collections/registry.ts';
import type { Locale } from '../i18n/locales.ts';
import { picturePath } from './address.ts';
import { documentCard, siteCard } from './cards.ts';
import { format } from './format.ts';
import { hasPictures } from './switch.ts';

/** The `og:image` properties of a document's page, or of any other page in a language. */
export async function pictureTags(
  of: LocalizedDocument<DocumentType> | Locale,
  absolute: (path: string) => string,
): Promise<[property: string, content: string][]> {
  if (!hasPictures) return [['og:image', absolute('/icon-512.png')]];
  const card = typeof of === 'string' ? await siteCard(of) : await documentCard(of);
  return [
    ['og:image', absolute(picturePath(card))],
    ['og:image:width', String(format.width)],
    ['og:image:height', String(format.height)],
    ['og:image:alt', [card.title, card.kicker, card.university].join(' – ')],
  ];
}
