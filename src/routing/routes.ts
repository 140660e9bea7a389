import type { DocumentType, RecordType } from '../content-types/registry.ts';
import type { Category, Section } from './sections.ts';

interface RouteInfo {
  /** The path without a language prefix; `{name}` is a parameter. */
  path: string;
  /** The entry of src/content/pages/ with the page's title, summary and text. */
  text?: string;
  /** The content type whose entries have this page; `{id}` is the number, `{slug}` the slug. */
  entries?: DocumentType | RecordType;
  /** The canonical route of the same page; this one is left out of the sitemap. */
  canonical?: string;
  /** The section in the search; pages without one only list others and are not indexed. */
  section?: Section;
  /** The category in the section, if all pages of the route share one. */
  category?: Category;
}

/** All pages of the site. URLs, sitemap, search, content check and tests derive from this table. */
export const routes = {
  home: { path: '/', text: 'home', section: 'pages' },
  about: { path: '/about', text: 'about', section: 'pages' },
  antiCorruption: { path: '/anti-corruption', text: 'anti-corruption', section: 'pages' },
  admissions: { path: '/admission', text: 'admission', section: 'admission' },
  admission: { path: '/admission/{id}', entries: 'admissions', section: 'admission' },
  fees: { path: '/fees', text: 'fees', section: 'admission' },
  international: { path: '/international', text: 'international', section: 'admission' },
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
  licence: { path: '/licence', text: 'licence', section: 'pages' },
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
  postgraduate: { path: '/postgraduate', text: 'postgraduate', section: 'programmes' },
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
  videos: { path: '/clips', text: 'videos', section: 'pages' },
  dormitory: { path: '/dormitory', text: 'dormitory', section: 'pages' },
  students: { path: '/students', text: 'students', section: 'pages' },
  reception: { path: '/reception', text: 'reception', section: 'pages' },
  privacy: { path: '/privacy', text: 'privacy', section: 'pages' },
  accessibility: { path: '/accessibility', text: 'accessibility', section: 'pages' },
  samples: { path: '/samples', text: 'samples', section: 'pages' },
} as const satisfies Record<string, RouteInfo>;

/** The name of a route. */
export type Route = keyof typeof routes;

/** Routes with a text in src/content/pages/. */
export type TextRoute = {
  [Name in Route]: (typeof routes)[Name] extends { text: string } ? Name : never;
}[Route];

/** Routes with a page for each document of a type. */
export type DocumentRoute = {
  [Name in Route]: (typeof routes)[Name] extends { entries: DocumentType } ? Name : never;
}[Route];

/** The content type of a document route. */
export type DocumentTypeOf<Name extends DocumentRoute> = (typeof routes)[Name]['entries'];
