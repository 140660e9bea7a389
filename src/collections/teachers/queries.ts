import type { Locale } from '../../i18n/locales.ts';
import { localizedDocuments } from '../documents.ts';
import { allRecords } from '../records.ts';

/** The departments that have teachers, with their teachers. */
export async function teachersByDepartment(locale: Locale) {
  const byDepartment = Map.groupBy(await allRecords('teachers'), ({ data }) => data.department);
  return (await localizedDocuments('departments', locale)).flatMap((department) => {
    const teachers = byDepartment.get(department.number);
    return teachers ? [{ department, teachers }] : [];
  });
}

/** A department with its teachers. */
export type TeachingDepartment = Awaited<ReturnType<typeof teachersByDepartment>>[number];
