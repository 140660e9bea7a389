import type { Locale } from '../../i18n/locales.ts';
import { type LocalizedDocument, localizedDocuments } from '../documents.ts';
import { inOrder } from '../records.ts';

/** Everybody with a page, the leadership first. */
export async function staffInOrder(locale: Locale): Promise<LocalizedDocument<'staff'>[]> {
  return inOrder(await localizedDocuments('staff', locale));
}
