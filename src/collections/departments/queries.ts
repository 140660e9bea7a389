import { type LocalizedDocument, localizedDocuments } from '../documents.ts';
import { allRecords } from '../records.ts';

/** What belongs to a faculty or a kafedra, and the faculty that a kafedra belongs to. */
export async function departmentUnits({ locale, number, data }: LocalizedDocument<'departments'>) {
  const all = await localizedDocuments('departments', locale);
  return {
    faculty: all.find((other) => other.number === data.faculty),
    departments: all
      .filter((other) => other.data.faculty === number)
      .sort((a, b) => a.data.order - b.data.order),
    teachers: (await allRecords('teachers')).filter(
      (teacher) => teacher.data.department === number,
    ),
    courses: (await localizedDocuments('courses', locale)).filter(
      (course) => course.data.faculty === number,
    ),
  };
}
