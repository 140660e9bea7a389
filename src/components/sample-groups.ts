import { localizedDocuments } from '../collections/documents.ts';
import { type SampleCount, type SampledType, sampleCounts } from '../collections/samples.ts';
import { vacancies } from '../collections/vacancies/queries.ts';
import type { Locale } from '../i18n/locales.ts';
import { localize } from '../i18n/localize.ts';
import { localizedPath } from '../i18n/paths.ts';
import { type MessageKey, translator } from '../i18n/translate.ts';
import { documentPath, href } from '../routing/href.ts';
import { documentLink, type Link, localizedLink } from '../routing/link.ts';
import { type DocumentRoute, type Route, routes, type TextRoute } from '../routing/routes.ts';

type Links = (locale: Locale) => Promise<Link[]>;

/** Links to the sample entries of a type that has a page for each. */
function entryPages(route: DocumentRoute): Links {
  return async (locale) =>
    (await localizedDocuments(routes[route].entries, locale))
      .filter(({ data }) => data.sample)
      .map((entry) => documentLink(entry, localizedPath(documentPath(route, entry), locale)));
}

const authoredPages: Links = async (locale) => {
  const texts = (Object.keys(routes) as Route[]).filter((name) => 'text' in routes[name]);
  const routeOfText = new Map((texts as TextRoute[]).map((name) => [routes[name].text, name]));
  return (await localizedDocuments('pages', locale))
    .filter(({ data }) => data.sample)
    .flatMap((page) => {
      const route = routeOfText.get(page.slug as (typeof routes)[TextRoute]['text']);
      return route ? [documentLink(page, href(route, locale))] : [];
    });
};

const vacancyPages: Links = async (locale) =>
  (await vacancies(locale))
    .filter(({ data }) => data.sample)
    .map(({ number, data }) =>
      localizedLink(localize(data.title, locale), href('vacancy', locale, { id: number })),
    );

/** A link to the page with all entries of a type that has no pages of its own. */
function listPage(route: TextRoute): Links {
  return async (locale) => [
    { label: translator(locale)('samples.place'), href: href(route, locale) },
  ];
}

/** Every type that can have samples, in display order. */
const types: Record<SampledType, { label: MessageKey; links: Links }> = {
  pages: { label: 'search.pages', links: authoredPages },
  admissions: { label: 'admission.title', links: entryPages('admission') },
  courses: { label: 'course.title', links: entryPages('course') },
  'nursing-programmes': { label: 'nursing.programmes', links: listPage('courses') },
  degrees: { label: 'nav.postgraduate', links: listPage('postgraduate') },
  credentials: { label: 'nav.licence', links: listPage('licence') },
  recognition: { label: 'recognition.title', links: listPage('licence') },
  departments: { label: 'search.departments', links: entryPages('department') },
  sections: { label: 'search.category.section', links: entryPages('section') },
  staff: { label: 'nav.staff', links: entryPages('person') },
  teachers: { label: 'nav.teachers', links: listPage('teachers') },
  contact: { label: 'contact.details', links: listPage('connect') },
  settings: { label: 'footer.links', links: listPage('connect') },
  'academic-calendar': { label: 'students.calendar', links: listPage('students') },
  dormitory: { label: 'nav.dormitory', links: listPage('dormitory') },
  'trust-line': { label: 'trust.phone', links: listPage('antiCorruption') },
  vacancies: { label: 'nav.careers', links: vacancyPages },
  journals: { label: 'journal.title', links: entryPages('journal') },
  'journal-issues': { label: 'journal.archive', links: listPage('journals') },
  books: { label: 'book.catalogue', links: listPage('books') },
  resources: { label: 'resource.title', links: listPage('books') },
  figures: { label: 'home.figures', links: listPage('about') },
  branches: { label: 'home.branches', links: listPage('home') },
  portfolio: { label: 'home.portfolio', links: listPage('about') },
  videos: { label: 'home.videos', links: listPage('videos') },
  news: { label: 'news.title', links: entryPages('newsItem') },
};

/** The content types that have samples, with links to these. */
export async function sampleGroups(
  locale: Locale,
): Promise<(Omit<SampleCount, 'type'> & { label: MessageKey; links: Link[] })[]> {
  const order = Object.keys(types);
  const counts = (await sampleCounts()).toSorted(
    (a, b) => order.indexOf(a.type) - order.indexOf(b.type),
  );
  return Promise.all(
    counts.map(async ({ type, ...rest }) => {
      const { label, links } = types[type];
      return { ...rest, label, links: await links(locale) };
    }),
  );
}
