import type { DocumentType, RecordType } from './registry.ts';

/** A field that names another entry. */
export interface Reference {
  from: DocumentType | RecordType;
  /** The path of the field, joined with dots: `nursing.article`; lists on it count as their items. */
  field: string;
  to: DocumentType | RecordType;
  /** The part of the other entry's name that the field contains. */
  by: 'number' | 'slug';
  /** Only entries of this kind. */
  kind?: string;
}

/** All fields that name another entry. */
export const references: readonly Reference[] = [
  { from: 'admissions', field: 'courses', to: 'courses', by: 'number' },
  { from: 'admissions', field: 'programmes', to: 'nursing-programmes', by: 'slug' },
  { from: 'courses', field: 'faculty', to: 'departments', by: 'number', kind: 'faculty' },
  { from: 'departments', field: 'faculty', to: 'departments', by: 'number', kind: 'faculty' },
  { from: 'departments', field: 'head', to: 'staff', by: 'slug' },
  { from: 'fees', field: 'courses.course', to: 'courses', by: 'number' },
  { from: 'fees', field: 'programmes.programme', to: 'nursing-programmes', by: 'slug' },
  { from: 'journal-issues', field: 'journal', to: 'journals', by: 'number' },
  { from: 'news', field: 'people', to: 'staff', by: 'slug' },
  { from: 'pages', field: 'section', to: 'sections', by: 'number' },
  { from: 'sections', field: 'head', to: 'staff', by: 'slug' },
  { from: 'settings', field: 'nursing.admission', to: 'admissions', by: 'number' },
  { from: 'settings', field: 'nursing.article', to: 'news', by: 'number' },
  {
    from: 'settings',
    field: 'nursing.faculty',
    to: 'departments',
    by: 'number',
    kind: 'faculty',
  },
  { from: 'staff', field: 'department', to: 'departments', by: 'number' },
  { from: 'staff', field: 'section', to: 'sections', by: 'number' },
  { from: 'teachers', field: 'department', to: 'departments', by: 'number' },
  { from: 'vacancies', field: 'department', to: 'departments', by: 'number' },
];
