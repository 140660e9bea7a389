import type { DocumentType } from '../collections/registry.ts';

type Route = { path: string; of?: DocumentType };

/** Every page of the site: its path in the default language, and the content type its parameters come from. */
export const routes = {
  home: { path: '/' },
  about: { path: '/about' },
  admissions: { path: '/admission' },
  admission: { path: '/admission/{id}', of: 'admissions' },
  aboutCourse: { path: '/about-course/{id}', of: 'courses' },
  books: { path: '/books' },
  careers: { path: '/careers' },
  connect: { path: '/connect' },
  contact: { path: '/contact' },
  course: { path: '/course/{id}', of: 'courses' },
  courses: { path: '/courses' },
  department: { path: '/departments/{id}', of: 'departments' },
  journals: { path: '/journal' },
  journalById: { path: '/journals/{id}', of: 'journals' },
  journal: { path: '/journals/{id}/{slug}', of: 'journals' },
  news: { path: '/new' },
  newsPage: { path: '/new/page/{page}' },
  newsUniversity: { path: '/new/university' },
  newsUniversityPage: { path: '/new/university/page/{page}' },
  newsSocial: { path: '/new/social' },
  newsSocialPage: { path: '/new/social/page/{page}' },
  newsArchive: { path: '/new/archive' },
  newsMonth: { path: '/new/archive/{month}' },
  newsItemById: { path: '/news/{id}', of: 'news' },
  newsItem: { path: '/news/{id}/{slug}', of: 'news' },
  search: { path: '/search' },
  section: { path: '/sections/{id}', of: 'sections' },
  staff: { path: '/staff' },
  person: { path: '/staff/{slug}', of: 'staff' },
  teachers: { path: '/teachers' },
  privacy: { path: '/privacy' },
} as const satisfies Record<string, Route>;
