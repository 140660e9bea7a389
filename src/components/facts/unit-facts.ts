import { type LocalizedDocument, localizedDocuments } from '../../collections/documents.ts';
import { singleRecord } from '../../collections/records.ts';
import { localize } from '../../i18n/localize.ts';
import { type MessageKey, translator } from '../../i18n/translate.ts';
import { href } from '../../routing/href.ts';
import { documentLink, localizedLink } from '../../routing/link.ts';
import { contactFacts } from './contact-facts.ts';

/** How to reach a department or an office: its head (labelled `headLabel`), phone and address. */
export async function unitFacts(
  { locale, data }: LocalizedDocument<'departments' | 'sections'>,
  headLabel: MessageKey,
) {
  const t = translator(locale);
  const head = (await localizedDocuments('staff', locale)).find(({ slug }) => slug === data.head);
  const { address } = await singleRecord('contact');
  return [
    {
      name: t(headLabel),
      link: head && documentLink(head, href('person', locale, { slug: head.slug })),
    },
    { name: t('department.reception'), hours: head?.data.reception },
    ...contactFacts(data, locale),
    { name: t('department.room'), value: data.room },
    {
      name: t('footer.address'),
      link: localizedLink(localize(address, locale), `${href('contact', locale)}#map`),
    },
  ];
}
