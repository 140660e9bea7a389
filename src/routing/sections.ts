/** The parts of the site that search results are sorted into, in the order they are offered. */
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
