import type { Locale } from '../../i18n/locales.ts';
import { type LocalizedDocument, localizedDocuments } from '../documents.ts';
import { inOrder } from '../records.ts';

/** The administrative units in the order their data gives. */
export async function sectionsInOrder(locale: Locale): Promise<LocalizedDocument<'sections'>[]> {
  return inOrder(await localizedDocuments('sections', locale));
}
