import { departmentUnits, facultyOf } from '../../collections/departments/queries.ts';
import type { LocalizedDocument } from '../../collections/documents.ts';
import { translator } from '../../i18n/translate.ts';
import { href } from '../../routing/href.ts';
import { documentLink } from '../../routing/link.ts';
import { unitFacts } from './unit-facts.ts';

/** How to reach a faculty or a department, and what its page lists. */
export async function departmentFacts(department: LocalizedDocument<'departments'>) {
  const { locale } = department;
  const t = translator(locale);
  const faculty = await facultyOf(department);
  const { departments, courses, teachers } = await departmentUnits(department);
  const lists = [
    { of: 'departments', count: departments.length, id: 'department-list' },
    { of: 'courses', count: courses.length, id: 'course-list' },
    { of: 'teachers', count: teachers.length, id: 'teacher-list' },
  ] as const;
  return [
    ...(await unitFacts(department, faculty ? 'department.head' : 'department.dean')),
    {
      name: t('course.faculty'),
      link: faculty && documentLink(faculty, href('department', locale, { id: faculty.number })),
    },
    ...lists
      .filter(({ count }) => count > 0)
      .map(({ of, count, id }) => ({
        name: t(`department.${of}`),
        link: { label: t(`department.count.${of}`, { count }), href: `#${id}` },
      })),
  ];
}
