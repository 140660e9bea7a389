import { type LocalizedDocument, localizedDocuments } from '../../collections/documents.ts';
import { translator } from '../../i18n/translate.ts';
import { href } from '../../routing/href.ts';
import { documentLink, type Link } from '../../routing/link.ts';
import { contactFacts } from './contact-facts.ts';

/** When and how to reach a person, then their degree and unit: the page's summary names the post. */
export async function personFacts(person: LocalizedDocument<'staff'>) {
  const { locale, data, text, lang } = person;
  const t = translator(locale);
  return [
    { name: t('person.reception'), hours: data.reception },
    ...contactFacts(data, locale),
    { name: t('person.degree'), value: text.degree, lang },
    { name: t('person.unit'), link: await unitLink(person) },
  ];
}

/** The section or the department that a person works in. */
async function unitLink({ data, locale }: LocalizedDocument<'staff'>): Promise<Link | undefined> {
  const [type, route, id] =
    data.section === undefined
      ? (['departments', 'department', data.department] as const)
      : (['sections', 'section', data.section] as const);
  const unit = (await localizedDocuments(type, locale)).find(({ number }) => number === id);
  return unit && documentLink(unit, href(route, locale, { id: unit.number }));
}
