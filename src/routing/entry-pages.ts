import type { DocumentType, RecordType } from '../content-types/registry.ts';
import { path } from './href.ts';
import { type Route, routes, type TextRoute } from './routes.ts';

/** A content type whose entries are all shown by the same route: all types except the texts of pages. */
type RoutedType = Exclude<DocumentType | RecordType, 'pages'>;

/** The route that shows the entries of a type: one page per entry, or one page with all of them. */
export const entryRoutes = {
  'academic-calendar': 'students',
  admissions: 'admission',
  answers: 'search',
  books: 'books',
  branches: 'home',
  contact: 'connect',
  courses: 'course',
  credentials: 'licence',
  degrees: 'postgraduate',
  departments: 'department',
  disclosure: 'about',
  dormitory: 'dormitory',
  fees: 'fees',
  figures: 'about',
  international: 'international',
  'journal-issues': 'journals',
  journals: 'journal',
  news: 'newsItem',
  'nursing-programmes': 'courses',
  portfolio: 'about',
  recognition: 'licence',
  resources: 'books',
  sections: 'section',
  settings: 'connect',
  staff: 'person',
  'state-rules': 'international',
  'student-links': 'students',
  teachers: 'teachers',
  'trust-line': 'antiCorruption',
  vacancies: 'vacancy',
  videos: 'videos',
} as const satisfies Record<RoutedType, Route>;

const texts = (Object.keys(routes) as Route[]).filter((name) => 'text' in routes[name]);
const routeOfText = new Map<string, TextRoute>(
  (texts as TextRoute[]).map((name) => [routes[name].text, name]),
);

/** The route of the page with a text of src/content/pages/. */
export function textRoute(slug: string): TextRoute | undefined {
  return routeOfText.get(slug);
}

/** An entry by the name of its folder or file: `7-open-day` has the number 7. */
export interface NamedEntry {
  type: DocumentType | RecordType;
  number: number | undefined;
  slug: string;
}

/** The route that shows an entry. */
export function entryRoute({ type, slug }: NamedEntry): Route {
  return type === 'pages' ? (textRoute(slug) ?? 'home') : entryRoutes[type];
}

/** The path of the page that shows an entry, without a language prefix. */
export function entryPath(entry: NamedEntry): string {
  const { number = 0, slug } = entry;
  // A route's path only has the parameters of its entries.
  return path(entryRoute(entry) as 'newsItem', { id: number, slug });
}
