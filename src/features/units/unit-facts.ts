// The facts next to the text of a department or an office.
import { type LocalizedDocument, localizedDocuments } from '../../content-types/documents.ts';
import { singleRecord } from '../../content-types/records.ts';
import { contactFacts } from '../../design/contact-facts.ts';
import { translator } from '../../i18n/translate.ts';
import { href } from '../../routing/href.ts';
import { documentLink } from '../../routing/link.ts';
import { addressFact, telephone } from '../contact/links.ts';

type Unit<Type extends 'departments' | 'sections'> = LocalizedDocument<Type>;

/** The head of a department, labelled `headLabel`, and how to reach it. */
export async function departmentFacts(
  department: Unit<'departments'>,
  headLabel: 'department.head' | 'department.dean',
) {
  return [...(await headFacts(department, headLabel)), ...(await reachFacts(department))];
}

/** An office's telephone and hours, its head, unless the page lists its staff, and its place. */
export async function officeFacts(office: Unit<'sections'>, headed: boolean) {
  const { reception } = await singleRecord('contact');
  const [phone, ...others] = await reachFacts(office);
  return [
    ...(phone ? [phone] : []),
    { name: translator(office.locale)('footer.reception'), hours: reception },
    ...(headed ? await headFacts(office, 'section.head') : []),
    ...others,
  ];
}

async function headFacts(
  { locale, data }: Unit<'departments' | 'sections'>,
  label: 'department.head' | 'department.dean' | 'section.head',
) {
  const t = translator(locale);
  const head = (await localizedDocuments('staff', locale)).find(({ slug }) => slug === data.head);
  return [
    {
      name: t(label),
      link: head && documentLink(head, href('person', locale, { slug: head.slug })),
    },
    { name: t('department.reception'), hours: head?.data.reception },
  ];
}

async function reachFacts({ locale, data }: Unit<'departments' | 'sections'>) {
  const t = translator(locale);
  return [
    ...contactFacts({ phone: await telephone(data.phone), email: data.email }, locale),
    { name: t('department.room'), value: data.room },
    await addressFact(locale),
  ];
}
