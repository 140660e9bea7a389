// The content types that have samples, with links to these.
import { localizedDocuments } from '../../content-types/documents.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localizedPath } from '../../i18n/paths.ts';
import { type MessageKey, translator } from '../../i18n/translate.ts';
import { entryRoutes, textRoute } from '../../routing/entry-pages.ts';
import { documentPath, href } from '../../routing/href.ts';
import { documentLink, type Link } from '../../routing/link.ts';
import { type DocumentRoute, routes } from '../../routing/routes.ts';
import { sampleVacancies } from '../careers/links.ts';
import { type SampledType, samplesByType } from './queries.ts';

/** Links to the sample entries of a type whose entries have pages. */
async function entryPages(route: DocumentRoute, locale: Locale): Promise<Link[]> {
  return (await localizedDocuments(routes[route].entries, locale))
    .filter(({ data }) => data.sample)
    .map((entry) => documentLink(entry, localizedPath(documentPath(route, entry), locale)));
}

async function authoredPages(locale: Locale): Promise<Link[]> {
  return (await localizedDocuments('pages', locale))
    .filter(({ data }) => data.sample)
    .flatMap((page) => {
      const route = textRoute(page.slug);
      return route ? [documentLink(page, href(route, locale))] : [];
    });
}

/** Links to the samples of a type, or to the page with all of its entries. */
function linksTo(type: SampledType, locale: Locale): Promise<Link[]> | Link[] {
  if (type === 'pages') return authoredPages(locale);
  if (type === 'vacancies') return sampleVacancies(locale);
  const route = entryRoutes[type];
  return 'entries' in routes[route]
    ? entryPages(route as DocumentRoute, locale)
    : [
        {
          label: translator(locale)('samples.place', { name: translator(locale)(labels[type]) }),
          href: localizedPath(routes[route].path, locale),
        },
      ];
}

/** The labels of all types that can have samples, in display order. */
const labels: Record<SampledType, MessageKey> = {
  pages: 'search.pages',
  admissions: 'admission.title',
  courses: 'course.title',
  'nursing-programmes': 'nursing.programmes',
  fees: 'nav.fees',
  degrees: 'nav.postgraduate',
  credentials: 'nav.licence',
  recognition: 'recognition.title',
  departments: 'search.departments',
  sections: 'search.category.section',
  staff: 'nav.staff',
  teachers: 'nav.teachers',
  contact: 'contact.details',
  settings: 'footer.links',
  'academic-calendar': 'students.calendar',
  dormitory: 'nav.dormitory',
  international: 'nav.international',
  'trust-line': 'trust.phone',
  vacancies: 'nav.careers',
  journals: 'journal.title',
  'journal-issues': 'journal.archive',
  books: 'book.catalogue',
  resources: 'resource.title',
  figures: 'home.figures',
  branches: 'home.branches',
  portfolio: 'home.portfolio',
  videos: 'home.videos',
  news: 'news.title',
};

/** The content types that have samples: how many of all entries these are, and links to them. */
export async function sampleGroups(
  locale: Locale,
): Promise<{ label: MessageKey; count: number; total: number; links: Link[] }[]> {
  const order = Object.keys(labels);
  const groups = (await samplesByType()).toSorted(
    (a, b) => order.indexOf(a.type) - order.indexOf(b.type),
  );
  return Promise.all(
    groups.map(async ({ type, entries, total }) => ({
      label: labels[type],
      count: entries.length,
      total,
      links: await linksTo(type, locale),
    })),
  );
}
