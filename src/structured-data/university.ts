import type { CollegeOrUniversityLeaf, ContactPoint, PostalAddress } from 'schema-dts';
import type { ReceptionHours } from '../collections/reception-hours.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { localize, type Translations } from '../i18n/localize.ts';
import { absoluteUrl, path } from '../routing/href.ts';
import { openingHours } from './opening-hours.ts';

export interface UniversitySettings {
  name: Translations;
  shortName: string;
  socials: readonly { url: string }[];
}

export interface UniversityContact {
  address: Translations;
  postcode: string;
  latitude: number;
  longitude: number;
  phones: readonly { label: Translations; number: string }[];
  emails: readonly { label: Translations; address: string }[];
  reception: ReceptionHours;
}

/** The university's name in data: one for all pages and languages. */
export function universityId(site: URL): string {
  return `${absoluteUrl(path('home'), site)}#university`;
}

/** The university as others name it: what a reader needs of a publisher or an employer. */
export function universityReference(
  { name }: Pick<UniversitySettings, 'name'>,
  locale: Locale,
  site: URL,
): CollegeOrUniversityLeaf {
  return {
    '@type': 'CollegeOrUniversity',
    '@id': universityId(site),
    name: localize(name, locale).text,
    url: absoluteUrl(path('home'), site),
    logo: absoluteUrl('/icon-512.png', site),
  };
}

const city: Record<Locale, string> = {
  uz: 'Fargʻona',
  ru: 'Фергана',
  tr: 'Fergana',
  en: 'Fergana',
};

export function postalAddress(
  { address, postcode }: Pick<UniversityContact, 'address' | 'postcode'>,
  locale: Locale,
): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: localize(address, locale).text,
    postalCode: postcode,
    addressLocality: city[locale],
    addressCountry: 'UZ',
  };
}

/** The university with all that a page on how to reach it shows. */
export function university(
  { settings, contact }: { settings: UniversitySettings; contact: UniversityContact },
  locale: Locale,
  site: URL,
): CollegeOrUniversityLeaf {
  const { text: name } = localize(settings.name, locale);
  const otherNames = locales
    .flatMap((other) => settings.name[other] ?? [])
    .filter((other) => other !== name);
  return {
    ...universityReference(settings, locale, site),
    alternateName: [settings.shortName, ...otherNames],
    address: postalAddress(contact, locale),
    geo: {
      '@type': 'GeoCoordinates',
      latitude: contact.latitude,
      longitude: contact.longitude,
    },
    telephone: contact.phones[0]?.number,
    email: contact.emails[0]?.address,
    openingHoursSpecification: openingHours(contact.reception),
    contactPoint: contactPoints(contact, locale),
    sameAs: settings.socials.map(({ url }) => url),
  };
}

function contactPoints({ phones, emails }: UniversityContact, locale: Locale): ContactPoint[] {
  return [
    ...phones.map(({ label, number }) => ({ label, telephone: number })),
    ...emails.map(({ label, address }) => ({ label, email: address })),
  ].map(({ label, ...way }) => ({
    '@type': 'ContactPoint',
    contactType: localize(label, locale).text,
    ...way,
  }));
}
