// The facts on the library's page.
import type { ReceptionHours } from '../../content-types/reception-hours.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translate.ts';
import { phoneLink } from '../../routing/link.ts';
import { officeOfPage } from '../../routing/page-documents.ts';

/** The library's opening hours and place, and the contents of its page besides books. */
export async function libraryFacts(
  locale: Locale,
  /** `resources` is how many electronic ones there are. */
  { hours, resources }: { hours: ReceptionHours; resources: number },
) {
  const t = translator(locale);
  const { phone, room } = (await officeOfPage('books', locale))?.data ?? {};
  return [
    { name: t('trust.hours'), hours },
    { name: t('department.room'), value: room },
    { name: t('person.phone'), link: phoneLink(phone), large: true },
    {
      name: t('resource.title'),
      link: { label: t('resource.count', { count: resources }), href: '#resources' },
    },
    { name: t('book.borrowing'), link: { label: t('book.borrow'), href: '#borrow' } },
  ];
}
