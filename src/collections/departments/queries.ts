import type { Locale } from '../../i18n/locales.ts';
import { type LocalizedDocument, localizedDocuments } from '../documents.ts';
import { allRecords, inOrder } from '../records.ts';
import { staffInOrder } from '../staff/queries.ts';

type Department = LocalizedDocument<'departments'>;

/** The faculty that a kafedra belongs to; a faculty belongs to none. */
export async function facultyOf({ locale, data }: Department): Promise<Department | undefined> {
  const all = await localizedDocuments('departments', locale);
  return all.find(({ number }) => number === data.faculty);
}

/** What belongs to a faculty or a kafedra. */
export async function departmentUnits({ locale, number }: Department) {
  const departments = await localizedDocuments('departments', locale);
  const courses = await localizedDocuments('courses', locale);
  return {
    departments: inOrder(departments.filter(({ data }) => data.faculty === number)),
    teachers: (await allRecords('teachers')).filter(({ data }) => data.department === number),
    staff: (await staffInOrder(locale)).filter(({ data }) => data.department === number),
    courses: courses.filter(({ data }) => data.faculty === number),
  };
}

/** The faculties, each with its departments in order. */
export async function facultiesWithDepartments(locale: Locale) {
  const all = inOrder(await localizedDocuments('departments', locale));
  return all
    .filter(({ data }) => data.kind === 'faculty')
    .map((faculty) => ({
      faculty,
      departments: all.filter(({ data }) => data.faculty === faculty.number),
    }));
}
