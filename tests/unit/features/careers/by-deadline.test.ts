import { expect, it } from 'vitest';
import { byDeadline } from '../../../../src/features/careers/by-deadline.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const vacancy = (announced: string) => ({ data: { announced: day(announced) } });

it('sorts open vacancies by their deadlines, then the expired ones, latest first', () => {
  const all = ['2026-09-01', '2026-10-21', '2026-11-21', '2026-10-20'].map(vacancy);
  const sorted = byDeadline(all, day('2026-11-21'));
  expect(sorted.map(({ data, expired }) => [data.announced, expired])).toEqual([
    [day('2026-10-21'), false],
    [day('2026-11-21'), false],
    [day('2026-10-20'), true],
    [day('2026-09-01'), true],
  ]);
  expect(sorted[0]?.deadline).toEqual(day('2026-11-21'));
});
