/** The sections by which search results can be filtered, in display order. */
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

/** A section of the search. */
export type Section = (typeof sections)[number];

/** The categories of sections that have several. */
export const categories = {
  people: ['staff', 'teacher'],
  journals: ['journal', 'article'],
  library: ['book', 'resource'],
  units: ['department', 'section'],
  news: ['university', 'social'],
} as const satisfies Partial<Record<Section, readonly string[]>>;

/** A category within a section. */
export type Category = (typeof categories)[keyof typeof categories][number];
