// Queries for faculties and departments.
import {
  type LocalizedDocument,
  localizedDocuments,
  orderedDocuments,
} from '../../content-types/documents.ts';
import type { Locale } from '../../i18n/locales.ts';

type Department = LocalizedDocument<'departments'>;

/** The faculty of a department (kafedra); undefined for a faculty. */
export async function facultyOf({ locale, data }: Department): Promise<Department | undefined> {
  const all = await localizedDocuments('departments', locale);
  return all.find(({ number }) => number === data.faculty);
}

/** The departments and courses of a faculty. */
export async function departmentUnits({ locale, number }: Department) {
  const departments = await orderedDocuments('departments', locale);
  const courses = await localizedDocuments('courses', locale);
  return {
    departments: departments.filter(({ data }) => data.faculty === number),
    courses: courses.filter(({ data }) => data.faculty === number),
  };
}

/** The faculties with their departments, each sorted by `order`. */
export async function facultiesWithDepartments(locale: Locale) {
  const all = await orderedDocuments('departments', locale);
  return all
    .filter(({ data }) => data.kind === 'faculty')
    .map((faculty) => ({
      faculty,
      departments: all.filter(({ data }) => data.faculty === faculty.number),
    }));
}
