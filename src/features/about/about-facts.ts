// The facts beside the text about the university.
import { singleRecord } from '../../content-types/records.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localize } from '../../i18n/localize.ts';
import { translator } from '../../i18n/translate.ts';
import { href } from '../../routing/href.ts';
import { localizedLink } from '../../routing/link.ts';
import { mainPhone } from '../contact/links.ts';
import { paperLinks } from '../recognition/links.ts';

/** What allows the university to teach, where it is and how to reach it. */
export async function aboutFacts(locale: Locale) {
  const t = translator(locale);
  const { address } = await singleRecord('contact');
  return [
    {
      name: t('person.phone'),
      link: await mainPhone(),
      large: true,
    },
    ...(await paperLinks(locale)),
    {
      name: t('footer.address'),
      link: localizedLink(localize(address, locale), `${href('contact', locale)}#map`),
    },
  ];
}
