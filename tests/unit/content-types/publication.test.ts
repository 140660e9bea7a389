import { describe, expect, it } from 'vitest';
import { markedTitle } from '../../../src/content-types/marked-title.ts';
import {
  always,
  draftDay,
  firstDayOf,
  readFirstDay,
} from '../../../src/content-types/publication.ts';

describe('the first day of an entry', () => {
  it.each([
    ['---\ndate: 2026-09-04\n---\n', '2026-09-04'],
    ["\uFEFF---\r\ntitle: T\r\ndate: '2026-09-04'\r\n---\r\n", '2026-09-04'],
    ['---\ndate: 2026-09-04\ndraft: true\n---\n', draftDay],
    ['---\ndate: 2026-09-04\ndraft: false\n---\n', '2026-09-04'],
    ['---\ndraft: true # until Friday\n---\n', draftDay],
    ['---\ntitle: "open\n\tsummary: [\ndraft: true\n---\n', draftDay],
    ['---\ntitle: T\nsource:\n  draft: true\n---\n', always],
    ['---\ntitle: T\n---\n\ndraft: true\ndate: 2026-09-04\n', always],
    ['---\ndate: 4 September\n---\n', always],
    ['', always],
  ])('is read from %j, broken or not', (source, firstDay) => {
    expect(readFirstDay('news', source)).toBe(firstDay);
  });

  it('is the day of a vacancy’s announcement', () => {
    expect(readFirstDay('vacancies', 'announced: 2026-09-04\n')).toBe('2026-09-04');
  });

  it('is any day for other types', () => {
    expect(readFirstDay('videos', 'date: 2026-09-04\n')).toBe(always);
    expect(firstDayOf('videos', { date: new Date('2026-09-04') })).toBe(always);
  });

  it('is the same in data', () => {
    expect(firstDayOf('news', { date: new Date('2026-09-04') })).toBe('2026-09-04');
    expect(firstDayOf('news', { date: new Date('2026-09-04'), draft: true })).toBe(draftDay);
  });
});

describe('in development, a title', () => {
  it.each([
    [draftDay, 'uz', '[Qoralama] T'],
    ['2999-09-04', 'uz', '[2999-yil\u00a04-sentabrdan] T'],
    [draftDay, 'ru', '[Черновик] T'],
    ['2999-09-04', 'ru', '[появится 4\u00a0сентября\u00a02999\u00a0года] T'],
    [draftDay, 'tr', '[Taslak] T'],
    ['2999-09-04', 'tr', '[yayın: 4\u00a0Eylül\u00a02999] T'],
    [draftDay, 'en', '[Draft] T'],
    ['2999-09-04', 'en', '[from 4\u00a0September\u00a02999] T'],
    [always, 'en', 'T'],
    ['2020-01-01', 'en', 'T'],
  ] as const)('of %s has its mark in %s', (firstDay, locale, title) => {
    expect(markedTitle('T', firstDay, locale)).toBe(title);
  });
});
