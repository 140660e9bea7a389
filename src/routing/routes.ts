import type { DocumentType, RecordType } from '../collections/registry.ts';
import type { Category, Section } from './sections.ts';

interface RouteInfo {
  /** The path in the default language; `{name}` stands for a parameter. */
  path: string;
  /** The entry of src/content/pages/ with the page's title, summary and text. */
  text?: string;
  /** The content type that has a page per entry, whose number and slug are the parameters. */
  entries?: DocumentType | RecordType;
  /** The route that is canonical for the same page: this one is not in the sitemap. */
  canonical?: string;
  /** The section of the search; pages without one only list others and are not searched. */
  section?: Section;
  /** The kind within the section, where all its pages are of one. */
  category?: Category;
}

/**
 * Every page of the site, and all that the code knows about it by name: addresses, the sitemap, the
 * search, the content check and the tests derive from this table.
 */
export const routes = {
  home: { path: '/', text: 'home', section: 'pages' },
  about: { path: '/about', text: 'about', section: 'pages' },
  admissions: { path: '/admission', text: 'admission', section: 'admission' },
  admission: { path: '/admission/{id}', entries: 'admissions', section: 'admission' },
  aboutCourse: { path: '/about-course/{id}', entries: 'courses', section: 'programmes' },
  books: { path: '/books', text: 'books', section: 'library' },
  careers: { path: '/careers', text: 'careers', section: 'vacancies' },
  vacancy: { path: '/careers/{id}', entries: 'vacancies', section: 'vacancies' },
  connect: { path: '/connect', text: 'connect', section: 'pages' },
  contact: { path: '/contact', text: 'contact', section: 'pages' },
  course: { path: '/course/{id}', entries: 'courses', section: 'programmes' },
  courses: { path: '/courses', text: 'courses', section: 'programmes' },
  department: {
    path: '/departments/{id}',
    entries: 'departments',
    section: 'units',
    category: 'department',
  },
  journals: { path: '/journal', text: 'journal', section: 'journals' },
  journalById: { path: '/journals/{id}', entries: 'journals', canonical: 'journal' },
  journal: {
    path: '/journals/{id}/{slug}',
    entries: 'journals',
    section: 'journals',
    category: 'journal',
  },
  article: {
    path: '/journals/{id}/{slug}/{issue}/{page}',
    section: 'journals',
    category: 'article',
  },
  news: { path: '/new', text: 'news', section: 'news' },
  newsPage: { path: '/new/page/{page}' },
  newsCategory: { path: '/new/{category}' },
  newsCategoryPage: { path: '/new/{category}/page/{page}' },
  newsTag: { path: '/new/tag/{tag}' },
  newsTagPage: { path: '/new/tag/{tag}/page/{page}' },
  newsArchive: { path: '/new/archive' },
  newsMonth: { path: '/new/archive/{month}' },
  newsMonthPage: { path: '/new/archive/{month}/page/{page}' },
  newsItemById: { path: '/news/{id}', entries: 'news', canonical: 'newsItem' },
  newsItem: { path: '/news/{id}/{slug}', entries: 'news', section: 'news' },
  search: { path: '/search' },
  section: {
    path: '/sections/{id}',
    entries: 'sections',
    section: 'units',
    category: 'section',
  },
  staff: { path: '/staff', text: 'staff', section: 'people' },
  person: { path: '/staff/{slug}', entries: 'staff', section: 'people', category: 'staff' },
  teachers: { path: '/teachers', text: 'teachers', section: 'people' },
  privacy: { path: '/privacy', text: 'privacy', section: 'pages' },
} as const satisfies Record<string, RouteInfo>;

export type Route = keyof typeof routes;

/** The routes whose text is an author's, in src/content/pages/. */
export type TextRoute = {
  [Name in Route]: (typeof routes)[Name] extends { text: string } ? Name : never;
}[Route];

/** The routes with a page per document. */
export type DocumentRoute = {
  [Name in Route]: (typeof routes)[Name] extends { entries: DocumentType } ? Name : never;
}[Route];

/** The content type behind a route of documents. */
export type DocumentTypeOf<Name extends DocumentRoute> = (typeof routes)[Name]['entries'];

/** The entry in news/ whose address is fixed: `/news/{id}/faculty-of-nursing-at-camu`. */
export const nursingArticle = { id: 7, slug: 'faculty-of-nursing-at-camu' } as const;
