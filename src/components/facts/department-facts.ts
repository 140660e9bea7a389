import { departmentUnits, facultyOf } from '../../collections/departments/queries.ts';
import type { LocalizedDocument } from '../../collections/documents.ts';
import { translator } from '../../i18n/translate.ts';
import { unitFacts } from './unit-facts.ts';

/** How to reach a faculty or a department, and what a faculty’s page lists. */
export async function departmentFacts(department: LocalizedDocument<'departments'>) {
  const { locale } = department;
  const t = translator(locale);
  const faculty = await facultyOf(department);
  const { departments, courses } = await departmentUnits(department);
  const lists = [
    { of: 'departments', count: departments.length, id: 'department-list' },
    { of: 'courses', count: courses.length, id: 'course-list' },
  ] as const;
  return [
    ...(await unitFacts(department, faculty ? 'department.head' : 'department.dean')),
    ...lists
      .filter(({ count }) => count > 0)
      .map(({ of, count, id }) => ({
        name: t(`department.${of}`),
        link: { label: t(`department.count.${of}`, { count }), href: `#${id}` },
      })),
  ];
}
