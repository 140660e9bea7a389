import { documentLink } from '../../document-link.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Link } from '../../navigation.ts';
import { href } from '../../routing/href.ts';
import { type LocalizedDocument, localizedDocuments } from '../documents.ts';
import { inOrder } from '../records.ts';

/** Everybody with a page, the leadership first. */
export async function staffInOrder(locale: Locale): Promise<LocalizedDocument<'staff'>[]> {
  return inOrder(await localizedDocuments('staff', locale));
}

/** The section or the department that a person works in, as a link. */
export async function unitOf({
  data,
  locale,
}: LocalizedDocument<'staff'>): Promise<Link | undefined> {
  const [type, route, id] =
    data.section === undefined
      ? (['departments', 'department', data.department] as const)
      : (['sections', 'section', data.section] as const);
  const unit = (await localizedDocuments(type, locale)).find(({ number }) => number === id);
  return unit && documentLink(unit, href(route, locale, { id: unit.number }));
}
