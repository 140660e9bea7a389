import { departmentUnits, facultyOf } from '../../collections/departments/queries.ts';
import type { LocalizedDocument } from '../../collections/documents.ts';
import { formatNumber } from '../../i18n/format.ts';
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
    { name: t('department.departments'), count: departments.length, id: 'department-list' },
    { name: t('department.courses'), count: courses.length, id: 'course-list' },
    { name: t('department.teachers'), count: teachers.length, id: 'teacher-list' },
  ].filter(({ count }) => count > 0);
  return [
    ...(await unitFacts(department, 'department.head')),
    {
      name: t('course.faculty'),
      link: faculty && documentLink(faculty, href('department', locale, { id: faculty.number })),
    },
    ...lists.map(({ name, count, id }) => ({
      name,
      link: { label: formatNumber(count, locale), href: `#${id}` },
    })),
  ];
}
