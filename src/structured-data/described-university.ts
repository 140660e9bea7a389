import type { CollegeOrUniversityLeaf } from 'schema-dts';
import { singleRecord } from '../collections/records.ts';
import type { Locale } from '../i18n/locales.ts';
import { university, universityReference } from './university.ts';

/** The university in structured data, with all that its contact page shows. */
export async function describedUniversity(locale: Locale): Promise<CollegeOrUniversityLeaf> {
  const [settings, contact] = await Promise.all([
    singleRecord('settings'),
    singleRecord('contact'),
  ]);
  return university({ settings, contact }, locale);
}

/** The university in structured data, as a publisher, a provider or an employer is named. */
export async function namedUniversity(locale: Locale): Promise<CollegeOrUniversityLeaf> {
  return universityReference(await singleRecord('settings'), locale);
}
