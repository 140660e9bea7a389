// Queries for teachers.
import { localizedDocuments, orderedDocuments } from '../../content-types/documents.ts';
import { allRecords } from '../../content-types/records.ts';
import type { Locale } from '../../i18n/locales.ts';
import { byPost } from './posts.ts';

/** All teachers, sorted by post, then by file name. */
export const allTeachers = async () => byPost(await allRecords('teachers'));

/** The departments that have teachers, with their teachers. */
export async function teachersByDepartment(locale: Locale) {
  const byDepartment = Map.groupBy(await allTeachers(), ({ data }) => data.department);
  return (await localizedDocuments('departments', locale)).flatMap((department) => {
    const teachers = byDepartment.get(department.number);
    return teachers ? [{ department, teachers }] : [];
  });
}

/** The departments that have no teachers, without faculties. */
export async function departmentsWithoutTeachers(locale: Locale) {
  const named = new Set((await allTeachers()).map(({ data }) => data.department));
  return (await orderedDocuments('departments', locale)).filter(
    ({ number, data }) => data.kind === 'department' && !named.has(number),
  );
}

/** A department with its teachers. */
export type TeachingDepartment = Awaited<ReturnType<typeof teachersByDepartment>>[number];
