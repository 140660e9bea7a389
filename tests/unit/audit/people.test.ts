import { describe, expect, it } from 'vitest';
import { misplacedStaff } from '../../audit/people/order.ts';
import { findMisnamed } from '../../audit/people/people.ts';
import { newsData, newsText, withShared } from '../content-check/fixture.ts';
import { readFixture } from './site.ts';

const teacher = (ru: string) =>
  `name:\n  uz: Qosimova Zilola Yoʻldoshevna\n  ru: ${ru}\n  tr: Zilola Kosimova\n  en: Zilola Qosimova\n`;

describe('names', () => {
  it('advises on a name that no alphabet gives, and says what to expect', async () => {
    const { content } = await readFixture({
      'teachers/1.yaml': teacher('Касымова Зилола Юлдошевна'),
    });
    expect(findMisnamed(content, [])).toMatchObject([
      { broken: false, what: '“Qosimova” is written “Касымова” in ru, not “Косимова”' },
    ]);
    expect(findMisnamed(content, ['Qosimova: Касымова'])).toEqual([]);
  });

  it('advises on an entry that names a person in some languages only', async () => {
    const { content, within } = await readFixture({
      'teachers/1.yaml': teacher('Косимова Зилола Юлдошевна'),
      'news/1-open-day/index.uz.md': withShared(newsData, newsText('Zilola Qosimova soʻzladi.')),
      'news/1-open-day/index.en.md': newsText('A teacher spoke.'),
    });
    const found = findMisnamed(content, []);
    expect(found.map(({ where, what }) => [within(where), what])).toEqual([
      ['news/1-open-day', 'Zilola Qosimova is named in uz, not in en'],
    ]);
  });
});

describe('the order of the staff', () => {
  const staff = (order: number, more: string) => `---\ntitle: A\norder: ${order}\n${more}\n---\n`;
  const department = (kind: string) => `---\ntitle: D\nkind: ${kind}\n---\n`;
  const units = {
    'departments/1-faculty/index.uz.md': department('faculty'),
    'departments/2-chair/index.uz.md': department('department'),
  };

  it('is right from the rector to the heads of departments', async () => {
    const { content } = await readFixture({
      ...units,
      'staff/a/index.uz.md': staff(1, 'leadership: true\nrector: true'),
      'staff/b/index.uz.md': staff(2, 'leadership: true'),
      'staff/c/index.uz.md': staff(3, 'department: 1'),
      'staff/d/index.uz.md': staff(4, 'department: 2'),
    });
    expect(misplacedStaff(content)).toEqual([]);
  });

  it('is wrong where a head of a department stands before a dean', async () => {
    const { content, within } = await readFixture({
      ...units,
      'staff/c/index.uz.md': staff(4, 'department: 1'),
      'staff/d/index.uz.md': staff(3, 'department: 2'),
    });
    const [found, ...others] = misplacedStaff(content);
    expect(others).toEqual([]);
    expect(within(found?.where ?? '')).toBe('staff/d');
    expect(within(found?.what ?? '')).toContain('staff/c');
  });
});
