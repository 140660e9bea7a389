import { branch } from '../features/about/branch-schema.ts';
import { disclosure } from '../features/about/disclosure-schema.ts';
import { figure } from '../features/about/figure-schema.ts';
import { portfolioItem } from '../features/about/portfolio-schema.ts';
import { admissionData, admissionText } from '../features/admission/schema.ts';
import { vacancy } from '../features/careers/schema.ts';
import { contact } from '../features/contact/schema.ts';
import { trustLine } from '../features/contact/trust-line-schema.ts';
import { stateRule } from '../features/international/rule-schema.ts';
import { international } from '../features/international/schema.ts';
import { journalIssue } from '../features/journals/issue-schema.ts';
import { journalData, journalText } from '../features/journals/journal-schema.ts';
import { book } from '../features/library/book-schema.ts';
import { resource } from '../features/library/resource-schema.ts';
import { newsData, newsText } from '../features/news/schema.ts';
import { staffData, staffText } from '../features/people/staff-schema.ts';
import { teacher } from '../features/people/teacher-schema.ts';
import { courseData, courseText } from '../features/programmes/course-schema.ts';
import { degree } from '../features/programmes/degree-schema.ts';
import { fees } from '../features/programmes/fees-schema.ts';
import { nursingProgramme } from '../features/programmes/nursing-programme-schema.ts';
import { credential } from '../features/recognition/credential-schema.ts';
import { recognition } from '../features/recognition/schema.ts';
import { academicCalendar } from '../features/student-life/academic-calendar-schema.ts';
import { dormitory } from '../features/student-life/dormitory-schema.ts';
import { studentLink } from '../features/student-life/student-link-schema.ts';
import { departmentData, departmentText } from '../features/units/department-schema.ts';
import { sectionData, sectionText } from '../features/units/section-schema.ts';
import { video } from '../features/videos/schema.ts';
import { answers } from './answers-schema.ts';
import { pageData, pageText } from './pages/schema.ts';
import { settings } from './settings-schema.ts';

/**
 * Content types with a body. A folder `src/content/<type>/<entry>/` has an `index.<locale>.md` for each
 * language, with the fields of `text`, which always include a title. `index.uz.md` also has the fields of
 * `data`, which all languages share, and exists even without an Uzbek text. `numbered` folders are named
 * `<number>-<slug>`, where the number is the id in URLs; others are named by their slug.
 */
export const documents = {
  admissions: { numbered: true, data: admissionData, text: admissionText },
  courses: { numbered: true, data: courseData, text: courseText },
  departments: { numbered: true, data: departmentData, text: departmentText },
  journals: { numbered: true, data: journalData, text: journalText },
  news: { numbered: true, data: newsData, text: newsText },
  pages: { numbered: false, data: pageData, text: pageText },
  sections: { numbered: true, data: sectionData, text: sectionText },
  staff: { numbered: false, data: staffData, text: staffText },
} as const;

/** Content types without a body: a file `src/content/<type>/<name>.yaml` for each entry. */
export const records = {
  'academic-calendar': academicCalendar,
  answers,
  books: book,
  branches: branch,
  contact,
  credentials: credential,
  degrees: degree,
  disclosure,
  dormitory,
  fees,
  figures: figure,
  international,
  'journal-issues': journalIssue,
  'nursing-programmes': nursingProgramme,
  portfolio: portfolioItem,
  recognition,
  resources: resource,
  settings,
  'state-rules': stateRule,
  'student-links': studentLink,
  teachers: teacher,
  'trust-line': trustLine,
  vacancies: vacancy,
  videos: video,
};

/** The content types without a body that have a single entry. */
export const singleTypes = [
  'academic-calendar',
  'contact',
  'dormitory',
  'international',
  'settings',
  'trust-line',
] as const satisfies readonly RecordType[];

/** Whether the names of a type's entries begin with a number, which is the id in URLs. */
export const isNumbered = (type: DocumentType | RecordType): boolean =>
  type === 'vacancies' || (type in documents && documents[type as DocumentType].numbered);

/** A content type with a body. */
export type DocumentType = keyof typeof documents;
/** A content type without a body. */
export type RecordType = keyof typeof records;
/** A content type with a single entry. */
export type SingleType = (typeof singleTypes)[number];
