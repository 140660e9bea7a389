import type { Route } from '../routing/href.ts';

/** The parts of the site that results are sorted into, in the order they are offered. */
export const sections = [
  'pages',
  'admission',
  'programmes',
  'units',
  'people',
  'journals',
  'library',
  'vacancies',
  'news',
] as const;

export type Section = (typeof sections)[number];

/** The kinds within a section, where it has several. */
export const categories = {
  people: ['staff', 'teacher'],
  journals: ['journal', 'article'],
  library: ['book', 'resource'],
  units: ['department', 'section'],
  news: ['university', 'social'],
} as const satisfies Partial<Record<Section, readonly string[]>>;

export type Category = (typeof categories)[keyof typeof categories][number];

/** Where each route's pages belong; those of the others, which list what has a page, aren't searched. */
export const sectionOfRoute: Partial<Record<Route, { section: Section; category?: Category }>> = {
  home: { section: 'pages' },
  about: { section: 'pages' },
  connect: { section: 'pages' },
  contact: { section: 'pages' },
  privacy: { section: 'pages' },
  admissions: { section: 'admission' },
  admission: { section: 'admission' },
  courses: { section: 'programmes' },
  course: { section: 'programmes' },
  aboutCourse: { section: 'programmes' },
  department: { section: 'units', category: 'department' },
  section: { section: 'units', category: 'section' },
  staff: { section: 'people' },
  person: { section: 'people', category: 'staff' },
  teachers: { section: 'people' },
  journals: { section: 'journals' },
  journal: { section: 'journals', category: 'journal' },
  article: { section: 'journals', category: 'article' },
  books: { section: 'library' },
  careers: { section: 'vacancies' },
  vacancy: { section: 'vacancies' },
  news: { section: 'news' },
  newsItem: { section: 'news' },
};
