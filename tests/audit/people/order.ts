import type { Content } from '../../../src/content-check/content.ts';
import { advice, type Finding } from '../outcome.ts';

interface Staff {
  name: string;
  order: number;
  rector?: boolean;
  leadership?: boolean;
  department?: number;
}

const todo = 'change the “order” of one of them';

/** Staff listed before others of a higher rank: rector, leadership, deans, heads of departments. */
export function misplacedStaff({ entries }: Content): Finding[] {
  const faculties = entries.flatMap(({ type, number, data }) =>
    type === 'departments' && data?.values?.['kind'] === 'faculty' ? number : [],
  );
  const rank = ({ rector, leadership, department }: Staff) => {
    if (rector) return 0;
    if (leadership) return 1;
    if (department === undefined) return undefined;
    return faculties.includes(department) ? 2 : 3;
  };
  const ranked = entries
    .flatMap(({ type, file, data }) =>
      type === 'staff' ? [{ ...data?.values, name: file } as Staff] : [],
    )
    .sort((a, b) => a.order - b.order)
    .flatMap((staff) => {
      const found = rank(staff);
      return found === undefined ? [] : [{ name: staff.name, rank: found }];
    });
  return ranked.flatMap(({ name, rank }, index) => {
    const later = ranked.slice(index + 1).find((other) => other.rank < rank);
    return later ? [advice(name, `is listed before ${later.name}, of higher rank`, todo)] : [];
  });
}
