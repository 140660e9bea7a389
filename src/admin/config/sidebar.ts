import type { ContentType } from './entries.ts';

/** The content types with many entries, grouped for a press officer, with icons. */
export const groups: readonly Readonly<Partial<Record<ContentType, string>>>[] = [
  { news: 'newspaper', vacancies: 'work', videos: 'movie' },
  { staff: 'badge', teachers: 'person' },
  {
    admissions: 'event_available',
    courses: 'school',
    'nursing-programmes': 'stethoscope',
    fees: 'payments',
    degrees: 'workspace_premium',
    recognition: 'public',
  },
  { pages: 'article', departments: 'account_balance', sections: 'apartment' },
  {
    journals: 'auto_stories',
    'journal-issues': 'library_books',
    books: 'menu_book',
    resources: 'devices',
  },
  {
    portfolio: 'emoji_events',
    figures: 'monitoring',
    branches: 'local_hospital',
    credentials: 'verified',
    disclosure: 'fact_check',
    'student-links': 'link',
    'state-rules': 'gavel',
  },
  { answers: 'search' },
];

/** The content types with a single entry, in order, with icons. */
export const singles = {
  contact: 'call',
  'academic-calendar': 'calendar_month',
  dormitory: 'bed',
  international: 'travel_explore',
  'trust-line': 'shield',
  settings: 'settings',
} as const;
