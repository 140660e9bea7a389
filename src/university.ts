import type { CollegeOrUniversityLeaf } from 'schema-dts';
import { singleRecord } from './collections/records.ts';
import type { Locale } from './i18n/locales.ts';
import { university, universityReference } from './structured-data/university.ts';

/** The university in structured data, with all that its contact page shows. */
export async function describedUniversity(
  locale: Locale,
  site: URL,
): Promise<CollegeOrUniversityLeaf> {
  const [settings, contact] = await Promise.all([
    singleRecord('settings'),
    singleRecord('contact'),
  ]);
  return university({ settings, contact }, locale, site);
}

/** The university in structured data, as a publisher, a provider or an employer is named. */
export async function namedUniversity(locale: Locale, site: URL): Promise<CollegeOrUniversityLeaf> {
  return universityReference(await singleRecord('settings'), locale, site);
}
