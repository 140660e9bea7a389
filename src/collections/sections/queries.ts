import type { Locale } from '../../i18n/locales.ts';
import { type LocalizedDocument, localizedDocuments } from '../documents.ts';

/** The administrative units in the order their data gives. */
export async function sectionsInOrder(locale: Locale): Promise<LocalizedDocument<'sections'>[]> {
  return (await localizedDocuments('sections', locale)).toSorted(
    (a, b) => a.data.order - b.data.order,
  );
}
