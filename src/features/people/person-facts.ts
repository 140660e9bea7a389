// The facts next to the text about a person.
import { type LocalizedDocument, localizedDocuments } from '../../content-types/documents.ts';
import { contactFacts } from '../../design/contact-facts.ts';
import { translator } from '../../i18n/translate.ts';
import { href } from '../../routing/href.ts';
import { documentLink } from '../../routing/link.ts';
import { telephone } from '../contact/links.ts';

/** When, where and how to reach a person, then their degree and unit; the summary names the post. */
export async function personFacts(person: LocalizedDocument<'staff'>) {
  const { locale, data, text, lang } = person;
  const t = translator(locale);
  const unit = await unitOf(person);
  return [
    { name: t('person.reception'), hours: data.reception },
    { name: t('department.room'), value: unit?.room },
    ...contactFacts({ phone: await telephone(data.phone), email: data.email }, locale),
    { name: t('person.degree'), value: text.degree, lang },
    { name: t('person.unit'), link: unit?.link },
  ];
}

/** The person's section or department, and its room. */
async function unitOf({ data, locale }: LocalizedDocument<'staff'>) {
  const [type, route, id] =
    data.section === undefined
      ? (['departments', 'department', data.department] as const)
      : (['sections', 'section', data.section] as const);
  const unit = (await localizedDocuments(type, locale)).find(({ number }) => number === id);
  return (
    unit && {
      link: documentLink(unit, href(route, locale, { id: unit.number })),
      room: unit.data.room,
    }
  );
}
