import { expect, it } from 'vitest';
import { entriesOf, readYaml } from '../../content.ts';

/** The numbers of the faculties, whose heads are deans. */
const faculties = entriesOf('departments').flatMap(({ id, slug }) =>
  readYaml<{ kind: string }>('departments', `${id}-${slug}`, 'index.uz.md').kind === 'faculty'
    ? [Number(id)]
    : [],
);

const staff = entriesOf('staff')
  .map(({ slug }) =>
    readYaml<{ order: number; leadership?: boolean; rector?: boolean; department?: number }>(
      'staff',
      slug,
      'index.uz.md',
    ),
  )
  .sort((a, b) => a.order - b.order);

it('lists the rector before the vice-rectors', () => {
  expect(staff.findIndex(({ rector }) => rector)).toBe(0);
});

it('lists the leadership before everyone else', () => {
  const leaders = staff.filter(({ leadership }) => leadership);
  expect(leaders.length).toBeGreaterThan(1);
  expect(staff.slice(0, leaders.length)).toEqual(leaders);
});

it('lists deans before the heads of departments', () => {
  const ofDepartments = staff.flatMap(({ department }) => department ?? []);
  expect(ofDepartments.slice(0, faculties.length).sort()).toEqual(faculties.sort());
});
