import type {
  CollegeOrUniversityLeaf,
  ContactPoint,
  OpeningHoursSpecification,
  PostalAddress,
} from 'schema-dts';
import { mainWay } from '../content-types/main-way.ts';
import { type ReceptionHours, weekdays } from '../content-types/reception-hours.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { localize, type Translations } from '../i18n/localize.ts';
import { path } from '../routing/href.ts';
import { absoluteUrl } from '../routing/site.ts';

/** The settings that structured data needs. */
export interface UniversitySettings {
  name: Translations;
  shortName: string;
  socials: readonly { url: string }[];
}

/** The contact data that structured data needs. */
export interface UniversityContact {
  address: Translations;
  city: Translations;
  postcode: string;
  latitude: number;
  longitude: number;
  phones: readonly { label: Translations; number: string; admission?: boolean }[];
  emails: readonly { label: Translations; address: string; admission?: boolean }[];
  reception: ReceptionHours;
}

/** The university's `@id`, the same on all pages and in all languages. */
export function universityId(): string {
  return `${absoluteUrl(path('home'))}#university`;
}

/** The short form of the university, as a publisher or an employer. */
export function universityReference(
  { name }: Pick<UniversitySettings, 'name'>,
  locale: Locale,
): CollegeOrUniversityLeaf {
  return {
    '@type': 'CollegeOrUniversity',
    '@id': universityId(),
    name: localize(name, locale).text,
    url: absoluteUrl(path('home')),
    logo: absoluteUrl('/icon-512.png'),
  };
}

/** The university's postal address. */
export function postalAddress(
  { address, city, postcode }: Pick<UniversityContact, 'address' | 'city' | 'postcode'>,
  locale: Locale,
): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: localize(address, locale).text,
    postalCode: postcode,
    addressLocality: localize(city, locale).text,
    addressCountry: 'UZ',
  };
}

/** The university with everything that the contact page shows. */
export function university(
  { settings, contact }: { settings: UniversitySettings; contact: UniversityContact },
  locale: Locale,
): CollegeOrUniversityLeaf {
  const { text: name } = localize(settings.name, locale);
  const otherNames = locales
    .flatMap((other) => settings.name[other] ?? [])
    .filter((other) => other !== name);
  return {
    ...universityReference(settings, locale),
    alternateName: [settings.shortName, ...otherNames],
    address: postalAddress(contact, locale),
    geo: {
      '@type': 'GeoCoordinates',
      latitude: contact.latitude,
      longitude: contact.longitude,
    },
    telephone: mainWay(contact.phones)?.number,
    email: mainWay(contact.emails)?.address,
    openingHoursSpecification: openingHours(contact.reception),
    contactPoint: contactPoints(contact, locale),
    sameAs: settings.socials.map(({ url }) => url),
  };
}

function contactPoints({ phones, emails }: UniversityContact, locale: Locale): ContactPoint[] {
  return [
    ...phones.map(({ label, number }) => ({ label, telephone: number })),
    ...emails.map(({ label, address }) => ({ label, email: address })),
  ].map(({ label, ...channel }) => ({
    '@type': 'ContactPoint',
    contactType: localize(label, locale).text,
    ...channel,
  }));
}

const names = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const satisfies Record<(typeof weekdays)[number], string>;

/** The days with reception hours; days not listed are closed. */
function openingHours(reception: ReceptionHours): OpeningHoursSpecification[] {
  return reception
    .filter(({ opens, closes }) => opens && closes)
    .map(({ from, to = from, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdays
        .slice(weekdays.indexOf(from), weekdays.indexOf(to) + 1)
        .map((day) => names[day]),
      opens,
      closes,
    }));
}
