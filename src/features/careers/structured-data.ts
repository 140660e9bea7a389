// Structured data of a vacancy for search engines.
import { load } from 'cheerio';
import type { JobPosting } from 'schema-dts';
import { tashkentOffset } from '../../calendar/tashkent.ts';
import { isoDay } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localize } from '../../i18n/localize.ts';
import { href } from '../../routing/href.ts';
import { absoluteUrl } from '../../routing/site.ts';
import {
  postalAddress,
  type UniversityContact,
  type UniversitySettings,
  universityReference,
} from '../../structured-data/university.ts';
import type { Vacancy } from './queries.ts';

/** The properties of a vacancy that structured data needs. */
export type VacancyEntry = Pick<Vacancy, 'number' | 'data' | 'deadline' | 'expired'>;

/** A vacancy as JobPosting; undefined if expired, because search engines must not show it. */
export function jobPosting(
  { number, data, deadline, expired }: VacancyEntry,
  {
    settings,
    contact,
  }: {
    settings: Pick<UniversitySettings, 'name'>;
    contact: Pick<UniversityContact, 'address' | 'city' | 'postcode'>;
  },
  locale: Locale,
): JobPosting | undefined {
  if (expired) return undefined;
  const url = absoluteUrl(href('vacancy', locale, { id: number }));
  return {
    '@type': 'JobPosting',
    '@id': `${url}#job`,
    url,
    title: localize(data.title, locale).text,
    description: asHtml(
      localize(data.description, locale).text,
      localize(data.requirements, locale).text,
    ),
    identifier: {
      '@type': 'PropertyValue',
      name: localize(settings.name, locale).text,
      value: String(number),
    },
    datePosted: isoDay(data.announced),
    validThrough: dayEnd(deadline),
    hiringOrganization: universityReference(settings, locale),
    jobLocation: { '@type': 'Place', address: postalAddress(contact, locale) },
    directApply: false,
  };
}

/** The description as HTML, which job search engines require. */
function asHtml(description: string, requirements: readonly string[]): string {
  const $ = load('<p></p><ul></ul>', null, false);
  $('p').text(description);
  for (const requirement of requirements) $('ul').append($('<li>').text(requirement));
  return $.html();
}

/** The last second of a day in Uzbekistan. */
function dayEnd(day: Date): string {
  return `${isoDay(day)}T23:59:59${tashkentOffset}`;
}
