// Structured data of a person for search engines.
import type { ProfilePage } from 'schema-dts';
import type { LocalizedDocument } from '../../content-types/documents.ts';
import { href } from '../../routing/href.ts';
import { absoluteUrl } from '../../routing/site.ts';
import { universityId } from '../../structured-data/university.ts';

/** The properties of a person that structured data needs. */
export type StaffEntry = Pick<LocalizedDocument<'staff'>, 'slug' | 'data' | 'text' | 'textLocale'>;

/** A person's page; `image` is the portrait's URL. */
export function profilePage(
  { slug, data, text, textLocale }: StaffEntry,
  image: string | undefined,
): ProfilePage {
  const url = absoluteUrl(href('person', textLocale, { slug }));
  return {
    '@type': 'ProfilePage',
    '@id': url,
    url,
    inLanguage: textLocale,
    mainEntity: {
      '@type': 'Person',
      '@id': `${url}#person`,
      name: text.title,
      description: text.summary,
      jobTitle: text.post,
      worksFor: { '@id': universityId() },
      hasCredential: text.degree
        ? { '@type': 'EducationalOccupationalCredential', name: text.degree }
        : undefined,
      image,
      telephone: data.phone,
      email: data.email,
    },
  };
}
