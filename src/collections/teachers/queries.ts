import type { Locale } from '../../i18n/locales.ts';
import { localizedDocuments } from '../documents.ts';
import { allRecords } from '../records.ts';
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

/** A department with its teachers. */
export type TeachingDepartment = Awaited<ReturnType<typeof teachersByDepartment>>[number];
