import type { Locale } from '../../i18n/locales.ts';
import { documentBySlug, type LocalizedDocument, localizedDocuments } from '../documents.ts';

/** The office in sections/ that answers questions about the authored page with this slug, if any. */
export async function officeOfPage(
  slug: string,
  locale: Locale,
): Promise<LocalizedDocument<'sections'> | undefined> {
  const { section } = (await documentBySlug('pages', slug, locale)).data;
  return (await localizedDocuments('sections', locale)).find(({ number }) => number === section);
}
