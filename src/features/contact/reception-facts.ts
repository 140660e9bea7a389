// When and how to reach the rector's reception.
import { localizedDocuments } from '../../content-types/documents.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translator } from '../../i18n/translate.ts';
import { href } from '../../routing/href.ts';
import { documentLink, phoneLink } from '../../routing/link.ts';
import { telephone } from './links.ts';

const rectorIn = async (locale: Locale) =>
  (await localizedDocuments('staff', locale)).find(({ data }) => data.rector);

/** The telephone of the rector's reception, if it is known. */
export async function receptionPhone(locale: Locale) {
  return phoneLink((await rectorIn(locale))?.data.phone);
}

/** How soon an appeal is answered and how to meet the rector, in the reader's language. */
export async function receptionFacts(locale: Locale) {
  const t = translator(locale);
  const rector = await rectorIn(locale);
  const { reception = [] } = rector?.data ?? {};
  return [
    { name: t('reception.complaint'), value: t('reception.days'), large: true },
    { name: t('reception.longer'), value: t('reception.month') },
    { name: t('reception.personal'), hours: reception.length > 0 ? reception : undefined },
    { name: t('person.phone'), link: await telephone(rector?.data.phone), large: true },
    {
      name: t('reception.rector'),
      link: rector && documentLink(rector, href('person', locale, { slug: rector.slug })),
    },
  ];
}
