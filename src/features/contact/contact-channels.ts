// The offices that answer visitors, by the visitors' needs.
import { namedDocument } from '../../content-types/documents.ts';
import type { NamedDocumentKey } from '../../content-types/named-entries.ts';
import type { ReceptionHours } from '../../content-types/reception-hours.ts';
import { singleRecord } from '../../content-types/records.ts';
import type { Locale } from '../../i18n/locales.ts';
import { type LocalizedText, localize } from '../../i18n/localize.ts';
import { type MessageKey, translator } from '../../i18n/translate.ts';
import { unbroken } from '../../i18n/unbroken.ts';
import { href } from '../../routing/href.ts';
import {
  documentLink,
  type Link,
  localizedLink,
  mailLink,
  phoneLink,
  siteLink,
} from '../../routing/link.ts';
import { mainPhone, telephones } from './links.ts';

export interface Channel {
  /** The anchor that other pages and the search link to. */
  id?: string;
  /** The visitor's need. */
  need: string;
  /** Who answers; a link if they have a page. */
  office?: Link | LocalizedText | undefined;
  /** Telephone, mail, form. */
  ways: readonly Link[];
  /** How quickly an answer comes. */
  term?: LocalizedText | undefined;
  /** Only if they differ from the university's. */
  hours?: ReceptionHours;
}

/** The sections that answer a need. */
const sections = [
  ['connect.records', 'educationOffice'],
  ['connect.platform', 'digitalEducation'],
  ['connect.support', 'studentAffairs'],
  ['connect.abroad', 'internationalDepartment'],
  ['connect.research', 'scientificDepartment'],
] as const satisfies readonly (readonly [MessageKey, NamedDocumentKey])[];

/** All contacts by need, in three groups. */
export async function contactChannels(
  locale: Locale,
): Promise<{ title: string; channels: Channel[] }[]> {
  const t = translator(locale);
  const { address, staffOffice, press } = await singleRecord('contact');
  const trust = await singleRecord('trust-line');
  const dormitory = await singleRecord('dormitory');
  const { diplomaVerification, socials } = await singleRecord('settings');
  const place = localize(address, locale);
  // The admissions number first, since most people call about admission.
  const callers = (await telephones()).toSorted(
    (a, b) => Number(b.admission) - Number(a.admission),
  );
  const general: Channel[] = callers.map(({ label, number, admission, addresses }) => ({
    need: t(admission ? 'connect.admission' : 'connect.other'),
    office: localize(label, locale),
    ways: [phoneLink(number), ...addresses.map((address) => mailLink(address))],
  }));
  const ofSections = await Promise.all(
    sections.map(async ([need, key]): Promise<Channel> => {
      const office = await namedDocument(key, locale);
      const { phone, email } = office.data;
      return {
        need: t(need),
        office: documentLink(office, href('section', locale, { id: office.number })),
        ways: [phoneLink(phone), mailLink(email)].filter((way) => way !== undefined),
      };
    }),
  );
  return [
    {
      title: t('connect.ask'),
      channels: [
        ...general,
        {
          need: t('connect.writing'),
          ways: [{ label: t('contact.form'), href: `${href('contact', locale)}#form` }],
          term: { text: t('connect.days') },
        },
        {
          need: t('connect.visit'),
          ways: [
            localizedLink(
              { ...place, text: unbroken(place.text) },
              `${href('contact', locale)}#map`,
            ),
          ],
        },
        {
          need: t('footer.social'),
          ways: socials.map(({ name, url }) => ({ label: name, href: url })),
        },
      ],
    },
    {
      title: t('connect.study'),
      channels: [
        ...ofSections,
        {
          need: t('connect.dormitory'),
          office: { label: t('nav.dormitory'), href: href('dormitory', locale) },
          ways: [phoneLink(dormitory.phone)],
        },
      ],
    },
    {
      title: t('connect.appeals'),
      channels: [
        {
          need: t('connect.appeal'),
          ways: [{ label: t('nav.reception'), href: href('reception', locale) }],
          term: { text: `${t('reception.complaint')}: ${t('reception.days')}` },
        },
        {
          need: t('connect.corruption'),
          office: { label: t('trust.phone'), href: href('antiCorruption', locale) },
          ways: [phoneLink(trust.phone), mailLink(trust.email)],
          hours: trust.hours,
        },
        {
          need: t('connect.meeting'),
          ways: [{ label: t('connect.meetingDays'), href: href('staff', locale) }],
        },
        {
          id: 'press',
          need: t('connect.press'),
          office: press ? localize(press.name, locale) : { text: t('connect.noPress') },
          ways: press ? [phoneLink(press.phone), mailLink(press.email)] : [await mainPhone()],
          term: press && localize(press.term, locale),
        },
        {
          need: t('connect.work'),
          office: { label: t('vacancy.office'), href: href('careers', locale) },
          ways: [phoneLink(staffOffice.phone), mailLink(staffOffice.email)],
        },
        {
          id: 'diploma',
          need: t('nav.diploma'),
          office: { label: t('recognition.title'), href: href('licence', locale) },
          ways: [siteLink(diplomaVerification)],
        },
      ],
    },
  ];
}
