import type { CollegeOrUniversityLeaf } from 'schema-dts';
import { singleRecord } from '../content-types/records.ts';
import type { Locale } from '../i18n/locales.ts';
import { university, universityReference } from './university.ts';

/** The university with everything its contact page shows: addresses, phones, opening hours. */
export async function loadUniversity(locale: Locale): Promise<CollegeOrUniversityLeaf> {
  const [settings, contact] = await Promise.all([
    singleRecord('settings'),
    singleRecord('contact'),
  ]);
  return university({ settings, contact }, locale);
}

/** The short form of the university, as a publisher, provider or employer. */
export async function loadUniversityReference(locale: Locale): Promise<CollegeOrUniversityLeaf> {
  return universityReference(await singleRecord('settings'), locale);
}
