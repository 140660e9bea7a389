import { localizedDocuments, namedDocument } from '../../content-types/documents.ts';
import type { NamedDocumentKey } from '../../content-types/named-entries.ts';
import { singleRecord } from '../../content-types/records.ts';
import { telephones } from '../../features/contact/links.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localize } from '../../i18n/localize.ts';
import { translator } from '../../i18n/translate.ts';
import { routeOf } from '../../routing/href.ts';
import { type Link, mailLink, phoneLink } from '../../routing/link.ts';
import { officeOfPage } from '../../routing/page-documents.ts';
import type { Route } from '../../routing/routes.ts';
import type { Office } from '../../search/query.ts';

/** Who can tell what a page doesn't say; reception for all others. */
const askedAbout: Partial<Record<Route, NamedDocumentKey | 'admissions' | 'jobs' | 'library'>> = {
  admissions: 'admissions',
  admission: 'admissions',
  fees: 'admissions',
  courses: 'admissions',
  course: 'admissions',
  careers: 'jobs',
  books: 'library',
  students: 'educationOffice',
  dormitory: 'studentAffairs',
  licence: 'internationalDepartment',
  international: 'internationalDepartment',
  journals: 'scientificDepartment',
  postgraduate: 'scientificDepartment',
};

const withWays = (name: string, ...ways: readonly (Link | undefined)[]): Office => ({
  name,
  ways: ways.flatMap((way) => (way ? [{ label: way.label, href: way.href }] : [])),
});

/** The offices that visitors can ask, reception first, and the index of the one for a page. */
export async function askedOffices(locale: Locale) {
  const offices: Office[] = [];
  const places = new Map<string, number>();
  const add = (key: string, office: Office) => {
    places.set(key, offices.length);
    offices.push(office);
  };
  const callers = (await telephones()).map(({ label, number, admission, addresses }) => ({
    admission,
    office: withWays(localize(label, locale).text, phoneLink(number), mailLink(addresses[0])),
  }));
  for (const { admission, office } of callers.toSorted(
    (a, b) => Number(a.admission ?? false) - Number(b.admission ?? false),
  )) {
    add(admission ? 'admissions' : 'reception', office);
  }
  const { staffOffice } = await singleRecord('contact');
  const staffName = translator(locale)('vacancy.office');
  add('jobs', withWays(staffName, phoneLink(staffOffice.phone), mailLink(staffOffice.email)));
  for (const { number, text, data } of await localizedDocuments('sections', locale)) {
    add(`${number}`, withWays(text.title, phoneLink(data.phone), mailLink(data.email)));
  }
  const library = (await officeOfPage('books', locale))?.number;
  if (library) places.set('library', places.get(`${library}`) ?? 0);
  for (const key of new Set(Object.values(askedAbout))) {
    if (places.has(key) || key === 'admissions' || key === 'jobs' || key === 'library') continue;
    places.set(key, places.get(`${(await namedDocument(key, locale)).number}`) ?? 0);
  }
  return {
    offices,
    officeOf: (page: string): number => {
      const route = routeOf(page.replace(/#.*/, ''));
      const id = /^\/sections\/(\d+)/.exec(page)?.[1];
      return places.get(id ?? (route && askedAbout[route]) ?? 'reception') ?? 0;
    },
  };
}
