import type { Locale } from '../../i18n/locales.ts';
import { type LocalizedDocument, localizedDocuments } from '../documents.ts';

/** Everybody with a page, the leadership first. */
export async function staffInOrder(locale: Locale): Promise<LocalizedDocument<'staff'>[]> {
  return (await localizedDocuments('staff', locale)).toSorted(
    (a, b) => a.data.order - b.data.order,
  );
}
