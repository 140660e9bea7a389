import { describe, expect, it } from 'vitest';
import { presentLines } from '../../../../src/search/box/answer.ts';

describe('the lines of a fact', () => {
  const lines = [
    { text: 'weekdays', days: '12345' },
    { text: 'sunday', days: '0' },
    { text: 'until', until: '2026-11-22' },
    { text: 'from', from: '2026-11-23' },
    { text: 'always' },
  ];
  const texts = (time: string) => presentLines(lines, Date.parse(time)).map(({ text }) => text);

  it('are those of the present day in Tashkent', () => {
    expect(texts('2026-11-22T18:59:59Z')).toEqual(['sunday', 'until', 'always']);
    expect(texts('2026-11-22T19:00:00Z')).toEqual(['weekdays', 'from', 'always']);
  });
});
