import type { VacancyEntry } from '../../../src/features/careers/structured-data.ts';
import type {
  ArticleEntry,
  IssueEntry,
  JournalEntry,
} from '../../../src/features/journals/structured-data.ts';
import type { NewsEntry } from '../../../src/features/news/structured-data.ts';
import type { StaffEntry } from '../../../src/features/people/structured-data.ts';
import type { CourseEntry } from '../../../src/features/programmes/structured-data.ts';
import { perLocale } from '../../../src/i18n/locales.ts';
import {
  type UniversityContact,
  type UniversitySettings,
  universityReference,
} from '../../../src/structured-data/university.ts';

const texts = (text: string) => perLocale((locale) => `${text} (${locale})`);
const day = (iso: string) => new Date(`${iso}T00:00:00Z`);

export const settings: UniversitySettings = {
  name: texts('University'),
  shortName: 'UNI',
  socials: [{ url: 'https://social.example/university' }],
};

export const contact: UniversityContact = {
  address: texts('1 Street'),
  city: texts('Town'),
  postcode: '150100',
  latitude: 40.4,
  longitude: 71.8,
  phones: [{ label: texts('Reception'), number: '+998732000000' }],
  emails: [{ label: texts('Questions'), address: 'info@university.example' }],
  reception: [
    { from: 'mon', to: 'fri', opens: '08:00', closes: '20:00' },
    { from: 'sat', opens: '08:00', closes: '15:00' },
    { from: 'sun' },
  ],
};

export const publisher = universityReference(settings, 'en');

export const news: NewsEntry = {
  number: 7,
  slug: 'open-day',
  textLocale: 'en',
  data: { date: day('2026-02-10'), category: 'university', tags: [], people: [], sample: false },
  text: { title: 'Open day', summary: 'Come and see.' },
};

export const person: StaffEntry = {
  slug: 'anvar-qodirov',
  textLocale: 'en',
  data: { order: 1, leadership: true, rector: true, sample: true },
  text: { title: 'Anvar Qodirov', summary: 'Rector.', post: 'Rector', publications: [] },
};

export const course: CourseEntry = {
  number: 4,
  textLocale: 'en',
  data: {
    code: '60910600',
    degree: 'bachelor',
    faculty: 2,
    years: 4,
    languages: ['uz', 'en'],
    forms: ['fullTime', 'hybrid'],
    sample: false,
  },
  text: { title: 'Nursing', summary: 'Care.', highlights: [], careers: [] },
};

export const vacancy: VacancyEntry = {
  number: 3,
  expired: false,
  deadline: day('2026-12-10'),
  data: {
    title: texts('Teacher'),
    announced: day('2026-11-10'),
    description: texts('Teaches more than < 5 & fewer than > 9 groups'),
    requirements: perLocale((locale) => [`Degree (${locale})`, `Practice (${locale})`]),
    sample: true,
  },
};

export const journal: JournalEntry = {
  number: 1,
  slug: 'medicine',
  textLocale: 'uz',
  data: {
    founded: 2023,
    issuesPerYear: 4,
    issn: '1234-567X',
    board: [],
    views: 1,
    downloads: 1,
    sample: true,
  },
  text: { title: 'Tibbiyot', summary: 'Jurnal.', requirements: [] },
};

export const article: ArticleEntry = {
  title: texts('Early detection'),
  authors: ['N. R. Boboyeva', 'S. T. Umarov'],
  pages: '5–14',
  language: 'ru',
  abstract: texts('A study'),
};

export const issue: IssueEntry = {
  year: 2026,
  number: 1,
  uploadedOn: day('2026-03-20'),
  articles: [article],
};
