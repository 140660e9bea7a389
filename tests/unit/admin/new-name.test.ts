import { expect, it } from 'vitest';
import { newName } from '../../../src/admin/new-name.ts';

const name = (given: Partial<Parameters<typeof newName>[0]>) =>
  newName({
    type: 'news',
    title: undefined,
    spelled: '',
    typed: undefined,
    taken: ['33-open-day', '9-olympiad'],
    highest: 0,
    ...given,
  });

it('is the next number and the first four words of the title', () => {
  expect(name({ title: 'Talabalar anatomiya olimpiadasida birinchi boʻldi' })).toBe(
    '34-talabalar-anatomiya-olimpiadasida-birinchi',
  );
  expect(name({ type: 'staff', title: 'Anvar Qodirov', taken: ['33-open-day'] })).toBe(
    'anvar-qodirov',
  );
});

it('drops apostrophes, whichever are typed', () => {
  for (const sign of ["'", '‘', '’', 'ʻ', 'ʼ', '`']) {
    expect(name({ title: `O${sign}qituvchi ma${sign}ruzasi` })).toBe('34-oqituvchi-maruzasi');
  }
});

it('takes the words of another alphabet as Sveltia spells them', () => {
  expect(name({ title: 'Студенты на олимпиаде', spelled: 'studenty-na-olimpiade' })).toBe(
    '34-studenty-na-olimpiade',
  );
  expect(name({ title: undefined, spelled: '3f9a2b' })).toBe('34-3f9a2b');
});

it('gives no number twice, not even that of a deleted entry', () => {
  expect(name({ title: 'Yangi', highest: 40 })).toBe('41-yangi');
  expect(name({ title: 'Yangi', taken: [], highest: 40 })).toBe('41-yangi');
  expect(name({ type: 'vacancies', title: 'Hamshira', taken: [] })).toBe('1-hamshira');
});

it('gives no words twice: the same event takes place each year', () => {
  expect(name({ title: 'Open day' })).toBe('34-open-day-2');
  expect(name({ title: 'Open day of the faculty of nursing', taken: ['33-open-day-of-the'] })).toBe(
    '34-open-day-of-the-faculty',
  );
});

it('keeps a typed name, and puts the number before it that is next at the saving', () => {
  expect(name({ typed: 'olimpiada' })).toBe('34-olimpiada');
  expect(name({ typed: '33-olimpiada' })).toBe('34-olimpiada');
  expect(name({ typed: '2026-natijalari' })).toBe('34-2026-natijalari');
  expect(name({ type: 'staff', typed: 'a-qodirov', taken: [] })).toBe('a-qodirov');
});
